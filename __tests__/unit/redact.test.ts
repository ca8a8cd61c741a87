import { describe, expect, test } from '@jest/globals';
import type { AttemptRecord } from '../../src/core/batch/record.ts';
import { maxRedactedBytes, openRedactor } from '../../src/core/security/redact.ts';
import { openRedactedStream } from '../../src/core/security/redact-stream.ts';
import { redactRecord } from '../../src/core/security/redact-record.ts';
import { collectSecrets } from '../../src/core/security/secrets.ts';
import { record } from '../rigs/batch-facts.ts';

const secret = 'sk-live/9+aZ"q\\w!7Kx';
const redactor = openRedactor([secret]);
const base64 = (text: string): string => Buffer.from(text).toString('base64');

const bytesOf = [...Buffer.from(secret)];
const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0');

/** What a reader of the redacted text could still put together. */
const leaves = (text: string): string => redactor.text(text);

describe('a secret is masked', () => {
  test.each([
    ['as it is', secret],
    ['trimmed out of a line', `  key = ${secret}  \n`],
    ['in base64', base64(secret)],
    ['in base64 behind one byte', base64(`x${secret}`)],
    ['in base64 behind two bytes', base64(`xy${secret}`)],
    ['in base64 behind a user name and before more', base64(`user:${secret}:and more`)],
    ['in base64 without padding', base64(secret).replaceAll('=', '')],
    ['in URL-safe base64', base64(`a${secret}?`).replaceAll('+', '-').replaceAll('/', '_')],
    ['in base64 wrapped at 10 characters', base64(secret).replaceAll(/.{10}/g, '$&\n')],
    ['in hex', Buffer.from(secret).toString('hex')],
    ['in upper case hex', Buffer.from(secret).toString('hex').toUpperCase()],
    ['in hex with blanks, as a dump prints it', Buffer.from(secret).toString('hex').replaceAll(/../g, '$& ')],
    ['URL-encoded', encodeURIComponent(secret)],
    [
      'URL-encoded in lower case',
      encodeURIComponent(secret).toLowerCase().replaceAll('kx', 'Kx').replaceAll('az', 'aZ'),
    ],
    ['inside JSON', JSON.stringify({ key: secret })],
    ['inside JSON inside JSON', JSON.stringify({ line: JSON.stringify({ key: secret }) })],
    ['inside JSON with escaped slashes', JSON.stringify(secret).replaceAll('/', String.raw`\/`)],
    ['broken by a line end', `${secret.slice(0, 9)}\n${secret.slice(9)}`],
    ['broken by CRLF and an indent', `${secret.slice(0, 9)}\r\n      ${secret.slice(9)}`],
    ['broken by an ANSI colour', `${secret.slice(0, 4)}\u001b[31;1m${secret.slice(4)}\u001b[0m`],
    ['broken by a hyperlink', `${secret.slice(0, 4)}\u001b]8;;https://a.b\u0007${secret.slice(4)}`],
    ['broken by NULs, as UTF-16', Buffer.from(secret, 'utf16le').toString('latin1')],
    ['one character a line', secret.split('').join('\n')],
    [
      'broken by an escaped line end in JSON',
      JSON.stringify({ text: secret }).replace('live', String.raw`li\nve`),
    ],
    [
      'broken by an escaped ANSI colour in JSON',
      JSON.stringify({ text: secret }).replace('live', String.raw`li\u001b[31mve`),
    ],
    ['broken by ESC ( B, as tput writes it', `${secret.slice(0, 4)}\u001b(B\u001b[m${secret.slice(4)}`],
    ['broken by an escaped ESC ( B', `${secret.slice(0, 4)}\\u001b(B${secret.slice(4)}`],
    ['with every character as %XX', bytesOf.map((byte) => `%${hexOf(byte).toUpperCase()}`).join('')],
    ['with every character as %xx', bytesOf.map((byte) => `%${hexOf(byte)}`).join('')],
    ['with some characters as %xx', secret.replaceAll(/[a-z]/g, (one) => `%${hexOf(one.charCodeAt(0))}`)],
    ['with every character as \\uXXXX', bytesOf.map((byte) => `\\u00${hexOf(byte)}`).join('')],
    ['with every character as \\xXX', bytesOf.map((byte) => `\\x${hexOf(byte)}`).join('')],
    [
      'with every character in octal',
      bytesOf.map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(''),
    ],
    ['with every character as a number of HTML', bytesOf.map((byte) => `&#${byte};`).join('')],
    ['with every character as a hex number of HTML', bytesOf.map((byte) => `&#x${hexOf(byte)};`).join('')],
    ['escaped for HTML', secret.replaceAll('"', '&quot;').replaceAll('+', '&#43;')],
    ['in hex with colons', bytesOf.map(hexOf).join(':')],
    ['in upper case hex with colons', bytesOf.map(hexOf).join(':').toUpperCase()],
  ])('%s', (_how, text) => {
    const left = leaves(`before ${text} after`);
    expect(left).toContain('***');
    expect(left.startsWith('before ')).toBe(true);
    expect(left.endsWith(' after')).toBe(true);
    const squeezed = left.replaceAll(/[^A-Za-z0-9+/=_%-]/g, '');
    expect(squeezed).not.toContain('9+aZ');
    expect(squeezed).not.toContain(base64(secret).slice(4, 12));
    expect(left.length).toBeLessThan(`before ${text} after`.length);
  });

  /** `side`: the text at the side of each line. */
  const dump = (
    bytes: Buffer,
    line: (hex: string[], side: string) => string,
    offset = (at: number) => at.toString(16).padStart(8, '0'),
  ): string => {
    const lines: string[] = [];
    for (let at = 0; at < bytes.length; at += 16) {
      const part = bytes.subarray(at, at + 16);
      lines.push(`${offset(at)}${line([...part].map(hexOf), part.toString('latin1'))}\n`);
    }
    return lines.join('');
  };
  const long = `token-${'0123456789abcdefghijklmnop'.repeat(2)}-end`;
  const dumped = Buffer.from(
    `first a line of sixteen and more, then ${long} and quite some text behind it, too`,
  );

  test.each([
    [
      'xxd',
      dump(
        dumped,
        (hex, side) =>
          `: ${hex
            .join('')
            .replaceAll(/.{4}(?=.)/g, '$& ')
            .padEnd(39)}  ${side}`,
      ),
    ],
    ['xxd -g1', dump(dumped, (hex, side) => `: ${hex.join(' ').padEnd(47)}  ${side}`)],
    [
      'hexdump -C',
      dump(
        dumped,
        (hex, side) => `  ${hex.slice(0, 8).join(' ')}  ${hex.slice(8).join(' ').padEnd(23)}  |${side}|`,
      ),
    ],
    [
      'od -tx1',
      dump(
        dumped,
        (hex) => ` ${hex.join(' ')}`,
        (at) => at.toString(8).padStart(7, '0'),
      ),
    ],
  ])('in a dump of %s, with the text at its side, also in pieces', (_how, text) => {
    const own = openRedactor([long]);
    const whole = `before\n${text}after\n`;
    const left = own.text(whole);
    let pieces = '';
    const stream = openRedactedStream(own, (bytes) => void (pieces += Buffer.from(bytes).toString()));
    for (let at = 0; at < whole.length; at += 7) stream.write(Buffer.from(whole.slice(at, at + 7)));
    stream.end();
    expect(pieces).toBe(left);
    expect(left.startsWith('before\n')).toBe(true);
    expect(left.endsWith('after\n')).toBe(true);
    for (const piece of [
      'token-',
      '0123456',
      'fghijk',
      '-end',
      '746f6b',
      '2d656e64',
      '2d 65 6e 64',
      '74 6f 6b',
    ])
      expect(left).not.toContain(piece);
  });

  test('wherever it lies across the borders of what is looked at in one go', () => {
    for (let lead = 64 * 1024 - 40; lead < 64 * 1024 + 40; lead += 1) {
      const bytes = Buffer.from('.'.repeat(lead) + secret + '.'.repeat(10));
      expect(Buffer.from(redactor.redact(bytes)).toString()).toBe(`${'.'.repeat(lead)}***${'.'.repeat(10)}`);
    }
  });

  test('each line of one that has several lines', () => {
    const secrets = collectSecrets({ env: {}, agentEnv: ['KEY=first-line\nsecond-line\nab'] });
    expect(openRedactor(secrets).text('x first-line y second-line ab')).toBe('x *** y *** ab');
  });

  test('a short one only where it stands in one piece', () => {
    const short = openRedactor(['abcdef']);
    expect(short.text('an abcdef, but abc def and abc\ndef')).toBe('an ***, but abc def and abc\ndef');
  });

  test('a longer one as a whole where a shorter one lies inside', () => {
    expect(openRedactor(['inside', 'what lies inside of it']).text('(what lies inside of it)')).toBe('(***)');
  });
});

describe('what is no secret stays', () => {
  test('bytes without a secret are the very same object', () => {
    const bytes = Buffer.from('nothing here \u001b[31m at all \\n');
    expect(redactor.redact(bytes)).toBe(bytes);
    expect(redactor.finds(bytes)).toBe(false);
  });

  test('without secrets nothing is looked for', () => {
    expect(openRedactor([]).text(secret)).toBe(secret);
  });

  test('values of fewer than six characters are no secrets', () => {
    expect(collectSecrets({ env: { A: 'yes' }, agentEnv: ['A', 'B=1', 'C= 12345 '] })).toEqual([]);
  });
});

test('the secrets are what the agent is given, and what sounds secret in the environment', () => {
  const env = {
    MODE: 'careful-mode',
    FOO_A: 'value-of-a',
    GITHUB_TOKEN: 'ghs_token',
    SSH_AUTH_SOCK: '/tmp/agent.sock',
    HOME: '/home/me',
  };
  expect(collectSecrets({ env, agentEnv: ['MODE', 'FOO_*', 'X=literal-value'] }).toSorted()).toEqual(
    ['careful-mode', 'ghs_token', 'literal-value', 'value-of-a'].toSorted(),
  );
});

test('a private key is masked, its public first line is not', () => {
  const key = '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg\n-----END PRIVATE KEY-----';
  const own = openRedactor(collectSecrets({ env: { DEPLOY_KEY: key }, agentEnv: [] }));
  expect(own.text(`-----BEGIN PRIVATE KEY-----\nother`)).toBe('-----BEGIN PRIVATE KEY-----\nother');
  expect(own.text('MIIEvQIBADANBg')).toBe('***');
});

test('messages, problems and paths of a record are masked, its digests and items are not', () => {
  const digest = 'a'.repeat(64);
  const failed: AttemptRecord = record('shard_001', 1, {
    status: 'failed',
    failure: {
      class: 'verify',
      message: `it said ${secret}`,
      problems: [{ item: 'a', path: 'out/a', reason: 'output-unreadable', error: secret }],
    },
    items: [{ id: 'a', row: digest, source: digest, verdict: 'failed' }],
    outOfScope: [`leak/${secret}`],
  });
  const redacted = redactRecord(failed, redactor);
  expect(JSON.stringify(redacted)).not.toContain('9+aZ');
  expect(redacted.items).toEqual(failed.items);
  expect(redacted.failure?.message).toBe('it said ***');
});

test('bytes beyond the limit are refused, not passed through', () => {
  const huge = { length: maxRedactedBytes + 1 } as Uint8Array;
  expect(() => redactor.redact(huge)).toThrow(RangeError);
});

test('a log of many megabytes with many secrets is searched in one pass a view', () => {
  const secrets = Array.from({ length: 20 }, (_, index) => `secret-number-${index}-${'x'.repeat(index)}`);
  const many = openRedactor(secrets);
  const line = Buffer.from(
    '2026-01-01T00:00:00Z some ordinary line of a log, with "quotes" and \\n escapes\n',
  );
  const log = Buffer.alloc(8 * 1024 * 1024, line);
  log.write('secret-number-7-xxxxxxx', 5_000_000);
  const redacted = Buffer.from(many.redact(log));
  expect(redacted.includes('secret-number-7')).toBe(false);
  expect(redacted.length).toBe(log.length - 'secret-number-7-xxxxxxx'.length + 3);
});
