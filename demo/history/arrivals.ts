import { DAY_MS, HOUR_MS } from '@sintonia/contracts';
import { createRandomSource, type RandomSource } from '@sintonia/simulator/random';
import { EARLY_MS, EVENING_NEWS } from './expected-broadcasts.ts';
import type { LocalTime } from './local-time.ts';
import type { OnAir } from './on-air.ts';
import { visitorOfDay } from './people.ts';
import type { Story } from './story.ts';
import type { Arrival } from './visit-world.ts';

/** Relative number of visits that start in each hour of the day: peaks at midday and at the 21 h news. */
const HOURS = [
  1.2, 0.6, 0.4, 0.3, 0.3, 0.7, 2, 4, 5.5, 4.8, 4.2, 4, 4.5, 6.5, 7.5, 5.5, 4.2, 4, 4.2, 4.8, 6, 9, 8, 3.5,
];
const WHOLE = HOURS.reduce((sum, weight) => sum + weight, 0);
/** Monday first. */
const WEEKDAYS = [1, 1, 1.02, 1.06, 1.03, 0.88, 0.96];
/** Visits of an average day at size 1. */
const VISITS = 640;
/** Daily growth of the audience. */
const GROWTH = 0.006;

export interface DayOptions {
  seed: number;
  /** Midnight. */
  dayMs: number;
  /** Days since the start of the history. */
  day: number;
  /** Days since the audience began to grow. */
  growthDays: number;
  time: LocalTime;
  onAir: OnAir;
  story: Story;
  size: number;
}

/** Visitors of a day, earliest first. Deterministic for a day. */
export function arrivalsOfDay({ seed, dayMs, day, growthDays, time, onAir, story, size }: DayOptions): Arrival[] {
  const random = createRandomSource(Math.imul(seed + 17, 97_531) ^ Math.floor(dayMs / DAY_MS));
  const endMs = time.daysLater(dayMs, 1);
  const arrivals: Arrival[] = [];
  const add = (atMs: number, more: Partial<Arrival> = {}) => {
    if (atMs >= endMs) return;
    const own = createRandomSource(random.whole(0, 2 ** 31));
    arrivals.push({ atMs: Math.round(atMs), person: visitorOfDay(day, own.part()), random: own, ...more });
  };
  const level = size * (WEEKDAYS[time.weekday(dayMs)] ?? 1) * (1 + GROWTH * growthDays) * (0.95 + 0.1 * random.part());
  for (let i = 0; i < VISITS * level; i++) add(dayMs + drawHour(random) * HOUR_MS);
  for (const reason of ['newsletter', 'posters'] as const) {
    const { fromMs, toMs, aDay } = story[reason];
    if (dayMs < fromMs || dayMs >= toMs) continue;
    for (let i = 0; i < aDay; i++) add(dayMs + drawHour(random) * HOUR_MS, { reason });
  }
  for (const reason of ['record', 'outage'] as const) {
    const { startMs, endMs: overMs, visitors } = story[reason];
    if (startMs < dayMs || startMs >= endMs) continue;
    for (let i = 0; i < visitors; i++) add(drawTimeNear(startMs, overMs, random), { reason });
  }
  const newsMs = onAir.startOf(EVENING_NEWS.channel, dayMs, EVENING_NEWS.title);
  for (let i = 0; newsMs !== null && i < EVENING_NEWS.viewers * level; i++)
    add(drawTimeNear(newsMs, newsMs + EVENING_NEWS.lengthMs, random), { reason: 'eveningNews' });
  return arrivals.sort((a, b) => a.atMs - b.atMs);
}

/** When a viewer of a broadcast arrives: most in the first minutes, some later. */
const drawTimeNear = (startMs: number, endMs: number, random: RandomSource): number =>
  startMs - EARLY_MS + (endMs - startMs) * 0.8 * random.part() ** 2.2;

/** Hours since midnight, with a fraction. */
function drawHour(random: RandomSource): number {
  let left = random.part() * WHOLE;
  for (const [hour, weight] of HOURS.entries()) {
    if (left < weight) return hour + left / weight;
    left -= weight;
  }
  return 12;
}
