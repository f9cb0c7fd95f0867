import { type CatalogueSource, MINUTE_MS } from '@sintonia/contracts';
import type { SimulatedVideo } from '@sintonia/simulator';
import type { LocalTime } from './local-time.ts';

/** «21:40» → minutes since midnight; the night belongs to the previous day, whose schedule continues past midnight. */
const FIRST_HOUR = 6;
function minuteOf(start: string): number {
  const [hours = 0, minutes = 0] = start.split(':').map(Number);
  return (hours < FIRST_HOUR ? hours + 24 : hours) * 60 + minutes;
}

export interface Broadcast {
  title: string;
  startMs: number;
}

export interface OnAir {
  /** Broadcast of a channel at a time; null before its first programme. */
  at(channel: string, atMs: number): Broadcast | null;
  /** Start of a programme on a day; null when it is not broadcast. */
  startOf(channel: string, midnightMs: number, title: string): number | null;
}

export function createOnAir({ schedules }: Pick<CatalogueSource, 'schedules'>, time: LocalTime): OnAir {
  const weeks = new Map(schedules.map(({ channel, week }) => [channel, week]));
  const dayOf = (channel: string, midnightMs: number): Broadcast[] =>
    (weeks.get(channel)?.[time.weekday(midnightMs)] ?? []).map(({ title, start }) => ({
      title,
      startMs: midnightMs + minuteOf(start) * MINUTE_MS,
    }));
  return {
    at(channel, atMs) {
      const today = time.midnight(atMs);
      const both = [...dayOf(channel, time.daysLater(today, -1)), ...dayOf(channel, today)];
      return both.findLast(({ startMs }) => startMs <= atMs) ?? null;
    },
    startOf: (channel, midnightMs, title) =>
      dayOf(channel, midnightMs).find((broadcast) => broadcast.title === title)?.startMs ?? null,
  };
}

/** A live signal with its current programme. */
export const withProgramme = (video: SimulatedVideo, broadcast: Broadcast | null): SimulatedVideo =>
  broadcast === null
    ? video
    : {
        ...video,
        metadata: { 'a.media.show': broadcast.title, 'a.media.originator': video.channel },
        layer: { ...video.layer, programme: broadcast.title },
      };
