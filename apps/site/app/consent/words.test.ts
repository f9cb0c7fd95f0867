import { createHash } from 'node:crypto';
import { VENDORS } from '@sintonia/demo/rules/vendors';
import { expect, test } from 'vitest';
import { BANNER, PURPOSES, WORDS_EDITION } from './words.ts';

test('C-06 the edition is that of the words, and of the vendors asked for', () => {
  const edition = createHash('sha256')
    .update(JSON.stringify([BANNER, PURPOSES, VENDORS]))
    .digest('hex')
    .slice(0, 12);
  expect(WORDS_EDITION).toBe(edition);
});
