import { expect, test } from 'vitest';
import { parseClickScope } from './click-scope.ts';

test('R-21 the map takes the filter and the segments of its address, and counts everybody without them', () => {
  const scope = {
    names: ['Dispositiu: Mòbil'],
    filter: { is: 'equals', dimension: 'device', value: 'mobile' },
    segments: [{ level: 'visit', where: { is: 'empty', dimension: 'author' }, isExcluded: false }],
  };
  expect(parseClickScope(JSON.stringify(scope))).toEqual(scope);
  expect([null, '', '{', '[]', '7', '{"names":1}'].map(parseClickScope)).toEqual([null, null, null, null, null, null]);
});
