'use strict';

var SEPARATOR = /[^a-z0-9]+/;

function words(text) {
  return text.toLowerCase().split(SEPARATOR).filter(Boolean);
}

module.exports = { words };
