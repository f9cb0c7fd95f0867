import { expect, test } from 'vitest';
import { rowsFile } from './rows-file.ts';

test('R-09 the file of rows has every field of the API, in its order, also those that only some rows have', () => {
  const file = rowsFile([
    { at: '2026-11-24T07:00:00.000Z', id: 'a', page: 'Portada', value: 1 },
    { at: '2026-11-24T07:01:00.000Z', id: 'b', page: null, value: 1, tier: 'none' },
  ]);
  expect(file).toContain('at,id,page,value,tier\r\n');
  expect(file).toContain('2026-11-24T07:00:00.000Z,a,Portada,1,\r\n');
  expect(file).toContain('2026-11-24T07:01:00.000Z,b,,1,none');
});
