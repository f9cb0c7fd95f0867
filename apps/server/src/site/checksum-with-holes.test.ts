import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checksumWithHoles } from './checksum-with-holes.ts';

test('W-12 the checksum of a page with a word in its holes equals that of the sent page', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ maxLength: 200 }), { minLength: 1, maxLength: 6 }),
      fc.array(fc.uint8Array({ minLength: 24, maxLength: 24 }), { minLength: 1, maxLength: 3 }),
      (parts, words) => {
        const texts = parts.map((part) => Buffer.from(part));
        const sum = checksumWithHoles(texts, 24);
        for (const word of words) {
          const whole = Buffer.concat(texts.flatMap((text, i) => (i === 0 ? [text] : [Buffer.from(word), text])));
          expect(sum(Buffer.from(word))).toBe(crc32(whole));
        }
      },
    ),
  );
});
