/**
 * Events of the demo's month for analysts to find. Days are counted back from the first day for which the history was
 * generated; the story does not move as time passes.
 */
import { HOUR_MS, MINUTE_MS } from '@sintonia/contracts';
import type { LocalTime } from './local-time.ts';
import type { OnAir } from './on-air.ts';

export interface Story {
  /** A match with a record live audience: start, end, visitors. */
  record: { channel: string; title: string; startMs: number; endMs: number; visitors: number };
  /** An evening on which a channel's signal failed for most viewers. */
  outage: { channel: string; title: string; startMs: number; endMs: number; visitors: number };
  /** Keywords with a growing number of searches and no result. */
  missing: { keywords: string; fromMs: number };
  /** `ext` of campaigns: one that paid off, one that did not. */
  newsletter: { ext: string; fromMs: number; toMs: number; aDay: number };
  posters: { ext: string; fromMs: number; toMs: number; aDay: number };
  /** A single creative in every break of one series. */
  repeated: { programme: string; fromMs: number };
  /** An experiment whose other wording is shared far more often. @property readers share of news visits that read it */
  winner: { path: string; fromMs: number; readers: number; usual: number; shares: number };
}

const SUNDAY = 6;
const THURSDAY = 3;
const TWO_HOURS_MS = 2 * HOUR_MS;
const OUTAGE_MS = 55 * MINUTE_MS;

/** The last such weekday at least this many days ago. */
function lastWeekday(time: LocalTime, today: number, weekday: number, leastDaysAgo: number): number {
  for (let ago = leastDaysAgo; ; ago++) {
    const day = time.daysLater(today, -ago);
    if (time.weekday(day) === weekday) return day;
  }
}

/** @param today midnight of the last day of the history @param size 1: the demo's own size */
export function createStory(today: number, time: LocalTime, onAir: OnAir, size: number): Story {
  const sunday = lastWeekday(time, today, SUNDAY, 5);
  const thursday = lastWeekday(time, today, THURSDAY, 2);
  const hoursLater = (midnightMs: number, hours: number) => midnightMs + hours * HOUR_MS;
  const match = 'Bàsquet, en directe';
  const debate = 'El debat de dijous';
  const matchMs = onAir.startOf('tramuntana-1', sunday, match) ?? hoursLater(sunday, 17.6);
  const debateMs = onAir.startOf('tramuntana-1', thursday, debate) ?? hoursLater(thursday, 22.3);
  return {
    record: {
      channel: 'tramuntana-1',
      title: match,
      startMs: matchMs,
      endMs: matchMs + TWO_HOURS_MS,
      visitors: Math.round(720 * size),
    },
    outage: {
      channel: 'tramuntana-1',
      title: debate,
      startMs: debateMs,
      endMs: debateMs + OUTAGE_MS,
      visitors: Math.round(150 * size),
    },
    missing: { keywords: 'horaris del tren', fromMs: time.daysLater(today, -12) },
    newsletter: {
      ext: 'butlleti-tardor',
      fromMs: time.daysLater(today, -16),
      toMs: time.daysLater(today, -9),
      aDay: Math.round(90 * size),
    },
    posters: {
      ext: 'cartells-metro',
      fromMs: time.daysLater(today, -20),
      toMs: time.daysLater(today, -9),
      aDay: Math.round(70 * size),
    },
    repeated: { programme: 'Sota la Cendrosa', fromMs: time.daysLater(today, -8) },
    winner: { path: '/noticia/3001/', fromMs: time.daysLater(today, -16), readers: 0.4, usual: 0.1, shares: 0.4 },
  };
}
