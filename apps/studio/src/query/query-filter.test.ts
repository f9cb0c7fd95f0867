import { expect, test } from 'vitest';
import { viewingsOf } from './query-filter.ts';

const kept = (value: string) => ({ dimension: 'device', isExcluded: false, value });

test('R-14 filters of broadcasts are segments of viewings: values of a dimension are alternatives', () => {
  const [segment, ...others] = viewingsOf([kept('mobile'), kept('desktop')]);
  expect(others).toEqual([]);
  expect(segment).toEqual({
    level: 'playback',
    isExcluded: false,
    where: {
      all: [
        {
          any: ['mobile', 'desktop'].map((value) => ({ is: 'equals', dimension: 'device', value })),
        },
      ],
    },
  });
});

test('R-14 an excluded value leaves out the viewings that ever had it', () => {
  expect(viewingsOf([{ dimension: 'subtitles', isExcluded: true, value: 'ca' }])).toEqual([
    { level: 'playback', where: { is: 'equals', dimension: 'subtitles', value: 'ca' }, isExcluded: true },
  ]);
  expect(viewingsOf([])).toEqual([]);
});
