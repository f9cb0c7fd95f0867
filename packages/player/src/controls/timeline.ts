import type { MediaChapter } from '../chapters/chapter-moves.ts';
import { behindLiveS, type LiveWindow } from '../live/live-window.ts';
import type { ScheduledProgramme } from '../live/scheduled-programme.ts';

/** A named segment of the bar, in seconds of media time. */
export interface BarSegment {
  title: string;
  startS: number;
  endS: number;
}

/** Range of the bar, in seconds of media time: a whole medium, or the window of a live signal. */
export interface Timeline {
  startS: number;
  endS: number;
  positionS: number;
  bufferedS: number;
  /** 0 at the live edge; null on demand. */
  behindS: number | null;
}

interface TimelineReading {
  positionS: number;
  lengthS: number;
  bufferedS: number;
  live: LiveWindow | null;
}

/** The bar of a live signal ends at the live edge: later segments are not yet safe to play. */
export function timelineOf({ positionS, lengthS, bufferedS, live }: TimelineReading): Timeline {
  if (!live) return { startS: 0, endS: lengthS, positionS: Math.min(positionS, lengthS), bufferedS, behindS: null };
  const { startS, edgeS } = live;
  return {
    startS,
    endS: edgeS,
    positionS: clamped(positionS, startS, edgeS),
    bufferedS,
    behindS: behindLiveS(live, positionS),
  };
}

/** Place of a position on the bar, from 0 to 1. */
export function partOf({ startS, endS }: Pick<Timeline, 'startS' | 'endS'>, positionS: number): number {
  return endS > startS ? clamped((positionS - startS) / (endS - startS), 0, 1) : 0;
}

export const chapterSegments = (chapters: readonly MediaChapter[]): BarSegment[] =>
  chapters.map(({ title, startS, lengthS }) => ({ title, startS, endS: startS + lengthS }));

/** Programmes of a schedule within the window, cut to it (W-15). */
export function programmeSegments(schedule: readonly ScheduledProgramme[], live: LiveWindow): BarSegment[] {
  const fromMs = live.dateAt(live.startS);
  const toMs = live.dateAt(live.edgeS);
  if (fromMs === null || toMs === null) return [];
  return schedule
    .filter(({ startsAtMs, endsAtMs }) => startsAtMs < toMs && endsAtMs > fromMs)
    .map(({ title, startsAtMs, endsAtMs }) => ({
      title,
      startS: live.positionAt(Math.max(fromMs, startsAtMs)) ?? live.startS,
      endS: live.positionAt(Math.min(toMs, endsAtMs)) ?? live.edgeS,
    }));
}

export const clamped = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
