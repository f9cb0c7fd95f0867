import type { ReportRow } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import { answerCells } from './answer-cells.ts';

const METRICS: Readonly<Record<string, { key: string; unit: string; name: string }>> = {
  pageviews: { key: 'pageviews', unit: 'count', name: 'Pàgines vistes' },
  averageTime: { key: 'averageTime', unit: 'seconds', name: 'Temps mitjà' },
  bounceRate: { key: 'bounceRate', unit: 'ratio', name: 'Rebot' },
};
const names = {
  metric: (key: string) => METRICS[key] as never, // cast: only the fields that are read
  nameOf: (key: string) => METRICS[key]?.name ?? { page: 'Pàgina', title: 'Títol' }[key] ?? key,
};
const aRow = (dimensions: Record<string, string>, metrics: ReportRow['metrics'], compared?: ReportRow['metrics']) => ({
  ...{ dimensions, metrics },
  ...(compared && { compared }),
});
const cellsOf = (over: Partial<Parameters<typeof answerCells>[0]>) =>
  answerCells({
    ...{ rows: [], metrics: ['pageviews'], dimensions: ['page'], time: null, fixed: {}, compared: null, names },
    textOf: (_, value) => ({ portada: 'Portada', 'el-temps': 'El temps' })[value] ?? value,
    storedOf: (name) => `${name} (valor desat)`,
    ...over,
  });

test('R-01 a file has headers as on screen, and the title of a page beside its stored value', () => {
  const rows = [aRow({ page: 'el-temps' }, { pageviews: 9 }), aRow({ page: '' }, { pageviews: null })];
  expect(cellsOf({ rows })).toEqual([
    ['Pàgina', 'Pàgina (valor desat)', 'Pàgines vistes'],
    ['El temps', 'el-temps', 9],
    ['', '', ''],
  ]);
  expect(cellsOf({ rows, storedOf: null })[0]).toEqual(['Pàgina', 'Pàgines vistes']);
});

test('R-01 values that are shown as they are stored have one column', () => {
  const rows = [aRow({ title: 'Dotze pobles' }, { pageviews: 1 })];
  expect(cellsOf({ rows, dimensions: ['title'] })[0]).toEqual(['Títol', 'Pàgines vistes']);
});

test('R-01 a file names the comparison and the units, with shares in percent and times for each row', () => {
  const rows = [
    aRow({ time: '2026-11-16', page: 'portada' }, { averageTime: 79.456, bounceRate: 0.07 }, { averageTime: 80 }),
  ];
  const over = { rows, metrics: ['averageTime', 'bounceRate'], compared: 'període anterior', time: 'Dia' };
  expect(cellsOf({ ...over, storedOf: null })).toEqual([
    [
      ...['Dia', 'Pàgina', 'Temps mitjà (s)', 'Temps mitjà, període anterior (s)'],
      ...['Rebot (%)', 'Rebot, període anterior (%)'],
    ],
    ['2026-11-16', 'Portada', 79.456, 80, 7, ''],
  ]);
});
