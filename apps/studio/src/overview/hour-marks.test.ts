import { expect, test } from 'vitest';
import { spanOf } from '../period/period.ts';
import { hourMarks, hoursBetween } from './hour-marks.ts';

const ZONE = 'Europe/Madrid';
const now = new Date('2026-11-21T12:00:00Z');
const name = {
  hour: (at: Date) => at.toLocaleTimeString('sv-SE', { timeZone: ZONE, hour: '2-digit' }),
  day: (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: ZONE }),
};

test('R-01 marks one day every few hours of local time', () => {
  const marks = hourMarks(spanOf({ kind: 'avui' }, now, ZONE), ZONE, 500, name);
  expect(marks.map((mark) => mark.text)).toEqual(['00', '03', '06', '09', '12', '15', '18', '21']);
});

test('R-01 marks days at their midnight, also after a clock change', () => {
  const span = spanOf({ kind: 'days', first: '2026-10-24', last: '2026-10-26' }, now, ZONE);
  expect(hoursBetween(span.from, span.to)).toBe(73);
  expect(hourMarks(span, ZONE, 900, name)).toEqual([
    { index: 0, text: '2026-10-24', isDay: true },
    { index: 24, text: '2026-10-25', isDay: true },
    { index: 49, text: '2026-10-26', isDay: true },
  ]);
});
