import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openRedactor } from '../../src/core/security/redact.ts';
import { openRedactedStream } from '../../src/core/security/redact-stream.ts';
import { visibleBytes } from '../../src/core/security/visible-bytes.ts';

const secret = fc
  .string({ unit: fc.constantFrom(...'abcXYZ019+/=_-."\\ %'.split('')), minLength: 10, maxLength: 24 })
  .filter(
    (text) => text.trim() === text && !/\s{2}/.test(text) && text.replaceAll(/[\s\\"]/g, '').length >= 8,
  );
const filler = fc.string({ unit: fc.constantFrom(...'lorem ipsum\n\t{}:,'.split('')), maxLength: 60 });
const breaks = fc.constantFrom(
  '\n',
  '\r\n  ',
  '\u001b[31m',
  '\u001b[0;1;4m',
  ' ',
  '\u0000',
  '\u001b]0;title\u0007',
);

const encodings: Readonly<Record<string, (text: string, lead: string) => string>> = {
  plain: (text) => text,
  base64: (text, lead) => Buffer.from(lead + text + lead).toString('base64'),
  base64url: (text, lead) => Buffer.from(lead + text).toString('base64url'),
  hex: (text, lead) => Buffer.from(lead + text).toString('hex'),
  url: encodeURIComponent,
  json: (text) => JSON.stringify({ text }),
};

test('in every form, anywhere, broken in two by anything invisible, a secret is found', () => {
  fc.assert(
    fc.property(
      secret,
      fc.constantFrom(...Object.keys(encodings)),
      filler,
      filler,
      fc.string({ maxLength: 3 }),
      fc.nat(),
      breaks,
      (text, form, before, after, lead, at, split) => {
        const shape = encodings[form]?.(text, lead) ?? '';
        const place = 1 + (at % (shape.length - 1));
        // A JSON escape is one sign; a split inside it is none that a writer makes.
        const isInsideEscape = /\\/.test(shape.slice(Math.max(0, place - 1), place + 1));
        const broken = isInsideEscape ? shape : shape.slice(0, place) + split + shape.slice(place);
        expect(openRedactor([text]).finds(Buffer.from(before + broken + after))).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test('what is left holds no secret any more, and the rest is untouched', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(secret, { minLength: 1, maxLength: 4 }),
      fc.array(fc.oneof(filler, fc.nat(3)), { maxLength: 12 }),
      (secrets, parts) => {
        const texts = parts.map((part) =>
          typeof part === 'string' ? part : (secrets[part % secrets.length] ?? ''),
        );
        const redactor = openRedactor(secrets);
        const redacted = Buffer.from(redactor.redact(Buffer.from(texts.join('|')))).toString('utf8');
        for (const one of secrets) expect(redacted).not.toContain(one);
      },
    ),
    { numRuns: 200 },
  );
});

test('any bytes are survived, and bytes without a secret are left as they are', () => {
  const redactor = openRedactor(['a-secret-that-is-not-there']);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(redactor.redact(bytes)).toBe(bytes);
      for (const view of ['plain', 'escaped'] as const)
        expect(visibleBytes(bytes, view).length).toBeLessThanOrEqual(bytes.length);
    }),
  );
});

test('however bytes are cut into pieces, a stream of them is redacted like the whole', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(secret, { minLength: 1, maxLength: 3 }),
      fc.array(fc.oneof(filler, fc.tuple(fc.nat(2), fc.nat(30), breaks)), { maxLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 }),
      (secrets, parts, sizes) => {
        const texts = parts.map((part) => {
          if (typeof part === 'string') return part;
          const text = secrets[part[0] % secrets.length] ?? '';
          return text.slice(0, part[1]) + part[2] + text.slice(part[1]);
        });
        const whole = Buffer.from(texts.join('|'));
        const redactor = openRedactor(secrets);
        const given: Uint8Array[] = [];
        const stream = openRedactedStream(redactor, (bytes) => void given.push(Uint8Array.from(bytes)));
        for (let at = 0, turn = 0; at < whole.length; turn++) {
          const end = at + (sizes[turn % sizes.length] ?? 1);
          stream.write(whole.subarray(at, end));
          at = end;
        }
        stream.end();
        // Secrets that touch are one mask or several.
        const plain = (bytes: Uint8Array) =>
          Buffer.from(bytes)
            .toString('latin1')
            .replaceAll(/(\*{3})+/g, '***');
        expect(plain(Buffer.concat(given))).toBe(plain(redactor.redact(whole)));
      },
    ),
    { numRuns: 500 },
  );
});

test('a secret that is broken up without end keeps nothing waiting for ever', () => {
  const redactor = openRedactor(['a-secret-in-two-halves']);
  let text = '';
  const stream = openRedactedStream(redactor, (bytes) => void (text += Buffer.from(bytes).toString()));
  stream.write(Buffer.from('a-secret-in-'));
  for (let piece = 0; piece < 1000; piece++) stream.write(Buffer.from(' '.repeat(1000)));
  // Nothing has ended yet, and nearly all of it is out.
  expect(text.length).toBeGreaterThan(400_000);
  expect(text.startsWith('***')).toBe(true);
});
