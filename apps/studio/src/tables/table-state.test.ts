import { expect, test } from 'vitest';
import { parseTableState, tableStateText } from './table-state.ts';

const OPENED = { column: -1, isDescending: false, pages: 1, search: '' };

test('R-18 search, order and rows of a table are a link; a table as it opens needs none', () => {
  expect(tableStateText(OPENED)).toBe('');
  const states = [
    { column: 2, isDescending: true, pages: 3, search: 'cims' },
    { ...OPENED, column: 0 },
    { ...OPENED, search: '1.2.3' },
    { ...OPENED, pages: 4 },
  ];
  for (const state of states) expect(parseTableState(tableStateText(state))).toEqual(state);
});

test('R-18 a wrong text is a table as it opens', () => {
  for (const text of ['', 'x', '1', 'x.y.z', '..']) expect(parseTableState(text)).toEqual(OPENED);
});
