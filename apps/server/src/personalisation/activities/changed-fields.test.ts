import { expect, test } from 'vitest';
import { anActivity } from '../testing/an-activity.ts';
import { changedFields } from './changed-fields.ts';

const slots = { 'story.title': 'A', 'story.standfirst': 'B' };
const activity = (name: string, shown: typeof slots) =>
  anActivity('a', {
    kind: 'audience',
    variants: [{ key: 'b', name, weight: 10_000, offers: [{ kind: 'slots', slots: shown }] }],
  });

test('P-06 a variant with only another name, or keys in another order, is unchanged: its results continue', () => {
  const before = activity('B', slots);
  const turned = { 'story.standfirst': 'B', 'story.title': 'A' };
  expect(changedFields(before, activity('B', turned))).toEqual([]);
  expect(changedFields(before, activity('Bé', turned))).toEqual(['variantNames']);
  expect(changedFields(before, activity('Bé', { ...slots, 'story.title': 'C' }))).toEqual(['variants']);
  expect(changedFields(before, { ...before, version: 2, priority: 1 })).toEqual(['priority']);
});
