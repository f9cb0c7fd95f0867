import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFeedDate } from './feed-date.ts';

const MADRID = 'Europe/Madrid';

describe('dates of feeds (W-14)', () => {
  test.each([
    ['Sat, 21 Nov 2026 08:00:00 +0100', '2026-11-21T07:00:00.000Z'],
    ['Sat, 21 Nov 2026 08:00 +0100', '2026-11-21T07:00:00.000Z'],
    ['21 Nov 2026 08:00:00 GMT', '2026-11-21T08:00:00.000Z'],
    ['Sat,  21   Nov 2026 08:00:00\n UT', '2026-11-21T08:00:00.000Z'],
    ['Sat, 1 Aug 2026 08:00:00 CEST', '2026-08-01T06:00:00.000Z'],
    ['Sat, 21 Nov 26 08:00:00 EST', '2026-11-21T13:00:00.000Z'],
    ['Saturday, 21 November 2026 08:00:00 -0330', '2026-11-21T11:30:00.000Z'],
    ['2026-11-21T08:00:00+01:00', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21T08:00:00.25Z', '2026-11-21T08:00:00.250Z'],
    ['2026-11-21 08:00+0100', '2026-11-21T07:00:00.000Z'],
  ])('W-14 «%s» is %s', (text, iso) => {
    expect(parseFeedDate(text, MADRID)).toBe(iso);
  });

  test.each([
    ['Sat, 21 Nov 2026 08:00:00', MADRID, '2026-11-21T07:00:00.000Z'],
    ['2026-07-21T08:00:00', MADRID, '2026-07-21T06:00:00.000Z'],
    ['2026-07-21', MADRID, '2026-07-20T22:00:00.000Z'],
    ['2026-07-21T08:00:00', '+0000', '2026-07-21T08:00:00.000Z'],
    ['2026-07-21T08:00:00', 'Z', '2026-07-21T08:00:00.000Z'],
    // A time in the hour skipped in spring is an hour later; one in the hour repeated in autumn is the first.
    ['2026-03-29T02:30:00', MADRID, '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T02:30:00', MADRID, '2026-10-25T00:30:00.000Z'],
  ])('W-14 «%s» without an offset is in %s', (text, zone, iso) => {
    expect(parseFeedDate(text, zone)).toBe(iso);
  });

  test.each([
    ...['', 'Episode 3', 'Capítol 12', '3', '2026', '21', 'ahir', 'divendres al vespre', 'Nov 21 2026', '11/21/2026'],
    ...[
      'Sat, 31 Feb 2026 08:00:00 GMT',
      '2026-02-29',
      '2026-13-01',
      '21 Nov 2026 24:00:00 GMT',
      '2026-11-21T08:61:00Z',
    ],
    ...['21 nov. 2026 08:00:00 GMT', '21 Foo 2026 08:00:00 GMT', 'Sat, 21 Nov 2026 08:00:00 XYZ', '1782000000'],
    'Sat, 21 Nov 2026 08:00:00 GMT (Barcelona)',
  ])('W-14 «%s» is not a date', (text) => {
    expect(parseFeedDate(text, MADRID)).toBeNull();
  });

  test('W-14 any valid date is parsed back to the same instant', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2090-01-01'), noInvalidDate: true }), (date) => {
        const seconds = new Date(Math.floor(date.getTime() / 1000) * 1000);
        expect(parseFeedDate(date.toISOString(), MADRID)).toBe(date.toISOString());
        expect(parseFeedDate(date.toUTCString(), MADRID)).toBe(seconds.toISOString());
      }),
    );
  });
});
