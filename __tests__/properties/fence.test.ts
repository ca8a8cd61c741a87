import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { openFence } from '../../src/github/fence.ts';

const token = '0123456789abcdef0123456789abcdef';

test('however output is cut into chunks, the same lines come out between the same two commands', () => {
  const pieces = fc.constantFrom('::', token, '\n', '\r\n', 'set-env name=', 'ä', '漢字', '😀', ' ');
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 40 }),
      fc.array(fc.nat(200), { maxLength: 20 }),
      (parts, cuts) => {
        const bytes = Buffer.from(parts.join(''));
        let written = '';
        const fence = openFence((text) => {
          expect(text.endsWith('\n')).toBe(true);
          written += text;
        }, token);
        const ends = [...cuts.filter((cut) => cut < bytes.length).toSorted((a, b) => a - b), bytes.length];
        ends.reduce((start, end) => {
          fence.write(bytes.subarray(start, end));
          return end;
        }, 0);
        fence.close();
        const text = bytes.toString();
        const body = text === '' || text.endsWith('\n') ? text : `${text}\n`;
        expect(written).toBe(`::stop-commands::${token}\n${body}::${token}::\n`);
      },
    ),
  );
});
