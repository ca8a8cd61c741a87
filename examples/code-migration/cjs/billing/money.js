'use strict';

var CENTS = 100;

function toCents(amount) {
  return Math.round(amount * CENTS);
}

function format(cents) {
  return (cents / CENTS).toFixed(2);
}

module.exports = { toCents, format };
