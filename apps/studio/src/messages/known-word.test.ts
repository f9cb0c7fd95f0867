import { expect, test } from 'vitest';
import { knownWord } from './known-word.ts';

test('S-04 a code without a known text is shown as it is', () => {
  expect(knownWord({ badValue: 'No es pot llegir' }, 'badValue')).toBe('No es pot llegir');
  expect(knownWord({ badValue: 'No es pot llegir' }, 'newReason')).toBe('newReason');
  expect(knownWord({}, 'constructor')).toBe('constructor');
});
