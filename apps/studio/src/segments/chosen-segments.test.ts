import { expect, test } from 'vitest';
import { chosenAddress, parseChosen, segmentsOf } from './chosen-segments.ts';

const phones = {
  name: 'Mòbils & més',
  segments: [
    {
      level: 'visit' as const,
      where: { is: 'equals' as const, dimension: 'device', value: 'mobile' },
      isExcluded: false,
    },
  ],
};
const readers = {
  name: 'Lectors',
  segments: [{ level: 'visitor' as const, where: { is: 'empty' as const, dimension: 'title' }, isExcluded: true }],
};

test('R-18 an address carries several segments with their names, and keeps the rest of it', () => {
  const address = chosenAddress(new URLSearchParams('periode=7d'), [phones, readers]);
  const search = new URLSearchParams(address);
  expect(search.get('periode')).toBe('7d');
  expect(parseChosen(search)).toEqual([phones, readers]);
  expect(segmentsOf([phones, readers])).toEqual([...phones.segments, ...readers.segments]);
  expect(chosenAddress(search, [])).toBe('?periode=7d');
});

test('R-18 a segment that is not readable is left out', () => {
  expect(
    parseChosen(
      new URLSearchParams([
        ['segment', '{'],
        ['segment', 'null'],
        ['segment', '{"name":"a"}'],
      ]),
    ),
  ).toEqual([]);
});
