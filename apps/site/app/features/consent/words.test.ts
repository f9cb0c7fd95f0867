import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { BANNER, EDITION_WITH_OTHERS, PURPOSES, WORDS_EDITION } from './words.ts';

test.each([
  ['text', WORDS_EDITION],
  ['textWithOthers', EDITION_WITH_OTHERS],
] as const)('C-06 the edition changes with the texts of the banner (%s)', (text, edition) => {
  const words = [BANNER.title, BANNER[text], PURPOSES];
  expect(edition).toBe(createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12));
});
