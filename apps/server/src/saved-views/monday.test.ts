import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mondayOf, nextDueMs } from './monday.ts';

const BARCELONA = 'Europe/Madrid';
const iso = (ms: number) => new Date(ms).toISOString();

describe('when weekly mails are due (R-19)', () => {
  test('R-19 at 08:00 of the broadcaster, in summer and winter', () => {
    expect(mondayOf(Date.parse('2026-11-22T22:59:59Z'), BARCELONA).week).toBe('2026-11-16');
    expect(mondayOf(Date.parse('2026-11-22T23:00:00Z'), BARCELONA).week).toBe('2026-11-23');
    expect(iso(mondayOf(Date.parse('2026-11-25T12:00:00Z'), BARCELONA).dueMs)).toBe('2026-11-23T07:00:00.000Z');
    expect(iso(nextDueMs(Date.parse('2027-03-27T12:00:00Z'), BARCELONA))).toBe('2027-03-29T06:00:00.000Z');
  });

  test('R-19 the next one is later, within eight days, on a Monday at 08:00', () => {
    const anyTime = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(anyTime, fc.constantFrom(BARCELONA, 'UTC', 'Asia/Kathmandu', 'America/St_Johns'), (at, zone) => {
        const next = nextDueMs(at.getTime(), zone);
        const local = new Intl.DateTimeFormat('en-GB', {
          weekday: 'short',
          hour: '2-digit',
          minute: '2-digit',
          timeZone: zone,
        });
        expect(local.format(next)).toBe('Mon 08:00');
        expect(next - at.getTime()).toBeGreaterThan(0);
        expect(next - at.getTime()).toBeLessThan(8 * 86_400_000);
      }),
    );
  });
});
