'use strict';

const { words } = require('./words.js');

function findPage(pages, query) {
  var wanted = words(query);
  return pages.find((page) => wanted.every((word) => words(page.text).includes(word)));
}

module.exports = { findPage };
