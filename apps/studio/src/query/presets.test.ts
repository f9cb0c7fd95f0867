import { expect, test } from 'vitest';
import { PRESET_SUBJECTS, PRESETS } from './presets.ts';

test('R-01 every preset is in the list of one subject', () => {
  const listed = Object.values(PRESET_SUBJECTS).flat();
  expect(listed.toSorted()).toEqual(PRESETS.map(({ key }) => key).toSorted());
});
