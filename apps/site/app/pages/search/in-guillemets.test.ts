import { expect, test } from 'vitest';
import { inGuillemets } from './in-guillemets.ts';

test.each([
  ['aigua', '«aigua»'],
  [' aigua ', '«aigua»'],
  ['"aigua neta"', '«aigua neta»'],
  ['«riu»', '«riu»'],
  ['“mar”', '«mar»'],
  ['5" de neu', '«5" de neu»'],
  ['"a" o "b"', '«"a" o "b"»'],
])('W-07 writes a search for %s as %s', (text, shown) => expect(inGuillemets(text)).toBe(shown));
