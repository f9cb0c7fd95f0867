import { expect, test } from 'vitest';
import { isOngoing } from './is-ongoing.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const at = (path: string) => isOngoing(path, 'Europe/Madrid', NOW);

test('R-19 a tile grows old while its days are not over: today, the last 7 days, or a broadcast of today', () => {
  expect(['/explora/embut', '/explora/retencio?periode=7d', '/emissions', '/emissions?dia=2026-11-24'].map(at)).toEqual(
    [true, true, true, true],
  );
});

test('R-19 figures of days that are over do not grow old', () => {
  const over = [
    '/explora/embut?periode=ahir',
    '/explora/embut?periode=2026-11-01..2026-11-20',
    '/emissions?dia=2026-11-23',
    '/fitxa/emissio?emissio=2026-11-20T20:00:00.000Z',
  ];
  expect(over.map(at)).toEqual([false, false, false, false]);
});
