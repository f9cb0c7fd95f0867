import { describe, expect, test } from 'vitest';
import { readDemoCatalogue } from './demo.ts';

const { schedules, programmes, series } = readDemoCatalogue();
const titleOf = new Map([...programmes, ...series].map(({ slug, title }) => [slug, title]));

/** Minutes from 06:00, the start of a broadcasting day; 05:59 is the last. */
function minutesIntoDay(start: string): number {
  const [hours = 0, minutes = 0] = start.split(':').map(Number);
  return ((hours + 18) % 24) * 60 + minutes;
}

const days = schedules.flatMap(({ channel, week }) =>
  week.map((broadcasts, i) => ({ channel, day: i + 1, broadcasts })),
);

describe('week of each channel', () => {
  test.each(days)('W-05 $channel has on day $day 12 to 24 broadcasts in order, from 06:00', ({ broadcasts }) => {
    const starts = broadcasts.map(({ start }) => minutesIntoDay(start));
    expect(broadcasts[0]?.start).toBe('06:00');
    expect(broadcasts.length).toBeGreaterThanOrEqual(12);
    expect(broadcasts.length).toBeLessThanOrEqual(24);
    for (const [i, start] of starts.entries())
      if (i > 0) expect(start, broadcasts[i]?.title).toBeGreaterThan(starts[i - 1] ?? 0);
  });

  test('W-05 a broadcast of one of the catalogue’s programmes has its title', () => {
    for (const { channel, day, broadcasts } of days) {
      for (const { programme, title, start } of broadcasts) {
        if (programme) expect(title, `${channel}, day ${day}, ${start}`).toBe(titleOf.get(programme));
      }
    }
  });

  test('W-05 every programme is broadcast at least once in the week', () => {
    const onAir = new Set(days.flatMap(({ broadcasts }) => broadcasts.map(({ programme }) => programme)));
    expect([...titleOf.keys()].filter((slug) => !onAir.has(slug))).toEqual([]);
  });

  test('W-05 no two days of a channel are the same, and the weekend differs most', () => {
    for (const { channel, week } of schedules) {
      const printed = week.map((broadcasts) => JSON.stringify(broadcasts));
      expect(new Set(printed).size, channel).toBe(7);
      const titles = (day: number) => new Set(week[day]?.map(({ title }) => title));
      const shared = (a: number, b: number) => [...titles(a)].filter((title) => titles(b).has(title)).length;
      expect(shared(0, 1), channel).toBeGreaterThan(shared(0, 5));
    }
  });
});
