import { expect, test } from 'vitest';
import { endLabels } from './end-labels.ts';
import type { Series } from './HoursLine.tsx';
import { layoutHours } from './hours-layout.ts';

const aSeries = (over: Partial<Series> = {}): Series => ({
  ...{ name: 'Visites', colour: 'temps', values: [10, 20], before: [] },
  ...over,
});
const drawn = (series: readonly Series[], hours: number, known: number) => {
  const at = layoutHours({ width: 1000, height: 260, hours, known, top: 100, digits: 3, isLonger: true });
  return { at, labels: endLabels(series, 'període anterior', known, hours, at) };
};

test('R-01 names the comparison line where it ends, in grey, apart from the name of its line', () => {
  const { at, labels } = drawn([aSeries({ before: [5, 20] })], 2, 2);
  expect(labels.map(({ name, colour }) => [name, colour])).toEqual([
    ['Visites', 'temps'],
    ['període anterior', 'quiet'],
  ]);
  expect(labels.map(({ x }) => x)).toEqual([at.right + 10, at.right + 10]);
  const [of, before] = labels;
  expect(Math.abs((before?.y ?? 0) - (of?.y ?? 0))).toBeGreaterThanOrEqual(18);
});

test('R-01 names a comparison that goes on after now at its own end, once for all lines', () => {
  const { at, labels } = drawn(
    [aSeries({ before: [5, 9, 50, 30] }), aSeries({ name: 'Visitants', colour: 'radio', before: [5, 9, 50, 10] })],
    4,
    2,
  );
  expect(labels.map(({ name, x }) => [name, x])).toEqual([
    ['Visites', at.middle(1) + 10],
    ['Visitants', at.middle(1) + 10],
    ['període anterior', at.right + 10],
  ]);
  expect(labels[2]?.y).toBe(at.y(30));
});

test('R-01 names no comparison where no line has one', () => {
  expect(drawn([aSeries()], 2, 2).labels.map(({ name }) => name)).toEqual(['Visites']);
});
