import type { Outlook } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { MAIN_PLACES, PLACES, placeOf } from '../places/places.ts';
import { sampleOutlook } from './sample-outlook.ts';
import { sunTimes } from './sun.ts';

const MADRID = 'Europe/Madrid';
const WINTER = Date.parse('2026-01-15T11:20:00Z');
const SUMMER = Date.parse('2026-07-20T11:20:00Z');

function outlook(slug: string, atMs: number): Outlook {
  const place = placeOf(slug);
  if (!place) throw new Error(slug);
  return sampleOutlook(place, atMs, MADRID);
}
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const meanC = (slug: string, atMs: number) => mean(outlook(slug, atMs).hours.map(({ temperatureC }) => temperatureC));

describe('the sample (W-03)', () => {
  test('is the same for the same place and day, and differs otherwise', () => {
    expect(outlook('berga', WINTER)).toEqual(outlook('berga', WINTER));
    expect(outlook('berga', WINTER).hours).not.toEqual(outlook('vic', WINTER).hours);
    expect(outlook('berga', WINTER).days[0]).not.toEqual(outlook('berga', WINTER + 86_400_000).days[0]);
    expect(outlook('berga', WINTER).days[1]).toEqual(outlook('berga', WINTER + 86_400_000).days[0]);
  });

  test.each(['2026-11-21', '2027-03-26', '2026-10-22', '2028-02-27'])(
    'gives a whole week from %s, also across a change of the clock',
    (date) => {
      const { days, hours, now } = outlook('girona', Date.parse(`${date}T13:40:00Z`));
      expect(days.map((day) => day.date)[0]).toBe(date);
      expect(new Set(days.map((day) => day.date)).size).toBe(7);
      expect(hours.slice(1).every(({ atMs }, index) => atMs - (hours[index]?.atMs ?? 0) === 3_600_000)).toBe(true);
      expect(now.atMs).toBe(Date.parse(`${date}T13:00:00Z`));
    },
  );

  test('is colder high up, milder by the sea, and warmer in summer than in winter', () => {
    expect(meanC('puigcerda', WINTER)).toBeLessThan(meanC('vic', WINTER));
    expect(meanC('lleida', WINTER)).toBeLessThan(meanC('tarragona', WINTER));
    expect(meanC('lleida', SUMMER)).toBeGreaterThan(meanC('vielha-e-mijaran', SUMMER) + 3);
    for (const { slug } of MAIN_PLACES) expect(meanC(slug, SUMMER)).toBeGreaterThan(meanC(slug, WINTER) + 8);
  });

  test('municipalities all over the country have plausible values all year round', () => {
    for (const [index, place] of PLACES.filter((_, number) => number % 3 === 0).entries()) {
      const { hours, days } = sampleOutlook(place, WINTER + (index % 365) * 86_400_000, MADRID);
      for (const hour of hours) {
        expect(hour.temperatureC).toBeGreaterThan(-24);
        expect(hour.temperatureC).toBeLessThan(43);
        expect(hour.windKmh).toBeLessThan(110);
        expect(hour.humidity).toBeLessThanOrEqual(100);
        expect(hour.humidity).toBeGreaterThan(15);
      }
      for (const day of days) expect(day.rainMm).toBeLessThan(120);
    }
  });

  test('a year in Berga has some 60 to 140 days of rain, and a varying sky', () => {
    const first = Array.from({ length: 52 }, (_, week) => outlook('berga', WINTER + week * 7 * 86_400_000).days).flat();
    const wet = first.filter(({ rainMm }) => rainMm >= 1).length;
    expect(wet).toBeGreaterThan(60);
    expect(wet).toBeLessThan(140);
    expect(new Set(first.map(({ weatherCode }) => weatherCode)).size).toBeGreaterThan(6);
  });

  test('sunrise and sunset in Barcelona match the almanac to three minutes', () => {
    const near = (ms: number, iso: string) => expect(Math.abs(ms - Date.parse(iso))).toBeLessThan(180_000);
    const midsummer = sunTimes(Date.parse('2026-06-21T12:00:00Z'), 41.388, 2.17);
    near(midsummer.sunriseMs, '2026-06-21T04:18:00Z');
    near(midsummer.sunsetMs, '2026-06-21T19:28:00Z');
    const midwinter = sunTimes(Date.parse('2026-12-21T12:00:00Z'), 41.388, 2.17);
    near(midwinter.sunriseMs, '2026-12-21T07:14:00Z');
    near(midwinter.sunsetMs, '2026-12-21T16:26:00Z');
  });
});
