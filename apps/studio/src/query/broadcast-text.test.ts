import { expect, test } from 'vitest';
import { createFormats } from '../messages/formats.ts';
import { broadcastText } from './broadcast-text.ts';

test('R-14 a broadcast is named by its title and its local start, in both languages; other text is none', () => {
  const value = 'tramuntana-1 2026-11-23T20:00Z Notícies Vespre';
  const zone = 'Europe/Madrid';
  const now = () => new Date('2026-11-29T12:00:00Z');
  expect(broadcastText(value, createFormats('ca', zone, now))).toBe('Notícies Vespre, dl., 23 de nov., 21:00');
  expect(broadcastText(value, createFormats('en', zone))).toMatch(/^Notícies Vespre, .*23.*, 21:00$/);
  for (const other of ['', 'Notícies Vespre', 'x 2026-99-99T20:00Z y'])
    expect(broadcastText(other, createFormats('ca', zone))).toBeNull();
});
