import { expect, test } from 'vitest';
import { isOpen } from './use-report.ts';

const today = { from: '2026-11-24T00:00:00.000Z', to: '2026-11-24T12:01:00.000Z' };
const basis = { completeUntil: '2026-11-24T12:00:30.000Z' } as Parameters<typeof isOpen>[0]['basis']; // cast: the rest is not read

test('R-02 a period is requested again while its events may still arrive, and no longer when they are complete', () => {
  expect(isOpen({ period: today, basis })).toBe(true);
  expect(isOpen({ period: { ...today, to: '2026-11-24T00:00:00.000Z' }, basis })).toBe(false);
  expect(isOpen({ period: today, basis: { ...basis, completeUntil: null } })).toBe(true);
  // «Today» of an answer ends with the events that it has.
  expect(isOpen({ period: today, basis: { ...basis, completeUntil: today.to } })).toBe(true);
});
