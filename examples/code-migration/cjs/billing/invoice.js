'use strict';

const { format, toCents } = require('./money.js');
const crypto = require('node:crypto');

function total(lines) {
  var sum = 0;
  for (const line of lines) sum += toCents(line.price) * line.count;
  return sum;
}

function invoice(customer, lines) {
  return { id: crypto.randomUUID(), customer, total: format(total(lines)) };
}

module.exports = { invoice, total };
