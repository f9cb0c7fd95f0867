import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { md5 } from './md5.ts';

test('M-09 ad break and chapter ids equal the MD5 values in the recorded traces', () => {
  expect(md5('tn-migdia-0001')).toBe('42d8e1462bc67c3c7864cffbc365939c');
  expect(md5('aod-elmati-77')).toBe('a5114e7d5689dbca09e411289b2fc400');
});

test('M-09 MD5 matches another implementation for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(md5(text)).toBe(createHash('md5').update(text).digest('hex'));
    }),
    { numRuns: 300 },
  );
});
