import { expect, test } from 'vitest';
import { cellText, openedCell } from './opened-cell.ts';

const rows = [
  { dimensions: { page: 'portada' }, metrics: { visits: 3 } },
  { dimensions: { page: 'a/b' }, metrics: { visits: 2 } },
];
const answer = { totals: { visits: 5 }, compared: null };
const opened = (text: string) => openedCell(text, null, answer, rows);

test('R-09 a link opens the same cell: the definition, the total, or a row by its values', () => {
  expect(opened(cellText('visits', null))).toEqual({ metric: 'visits', cell: null });
  const total = { metric: 'visits', row: { dimensions: {}, metrics: { visits: 5 } }, isTotal: true };
  expect(opened(cellText('visits', total))).toEqual({ metric: 'visits', cell: total });
  for (const row of rows) {
    const cell = { metric: 'visits', row, isTotal: false };
    expect(opened(cellText('visits', cell))).toEqual({ metric: 'visits', cell });
  }
});

test('R-09 a row that the table does not show opens by its values, a text that is no row opens nothing', () => {
  expect(opened('visits/{"page":"temps"}')).toEqual({ metric: 'visits', dimensions: { page: 'temps' } });
  for (const text of ['visits/no és cap fila', 'visits/{"page":1}', 'visits/"page"', 'visits/null'])
    expect(opened(text), text).toBeNull();
});

test('R-09 a sheet keeps the figures that were pressed while the table is counted again', () => {
  const pressed = {
    metric: 'visits',
    row: { dimensions: { page: 'portada' }, metrics: { visits: 1 } },
    isTotal: false,
  };
  expect(openedCell(cellText('visits', pressed), pressed, answer, rows)).toEqual({ metric: 'visits', cell: pressed });
});
