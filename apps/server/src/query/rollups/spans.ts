/** Hours of a period → builds to read and spans to count. Pure. */

import { HOUR_MS } from '@sintonia/contracts';
import type { Period } from '../relations.ts';

/**
 * Most spans per statement. More are merged across built hours: counting a few extra hours is better than a long
 * statement.
 */
const MAX_SPANS = 24;

/** An hour with events. @property build 0 if none may be read */
export interface Cell {
  atMs: number;
  build: number;
}

/** @param cells earliest first; missing hours have no events */
export function toSpans(period: Period, cells: readonly Cell[]): { builds: number[]; spans: Period[] } {
  const isWhole = ({ atMs }: Cell) => atMs >= period.fromMs && atMs + HOUR_MS <= period.toMs;
  const counted = cells.filter((cell) => cell.build === 0 || !isWhole(cell));
  const spans = atMost(MAX_SPANS, joined(counted.map(({ atMs }) => clip(period, atMs))));
  const isCounted = ({ atMs }: Cell) => spans.some((span) => atMs < span.toMs && atMs + HOUR_MS > span.fromMs);
  return { spans, builds: cells.filter((cell) => !isCounted(cell)).map(({ build }) => build) };
}

const clip = (period: Period, atMs: number): Period => ({
  fromMs: Math.max(atMs, period.fromMs),
  toMs: Math.min(atMs + HOUR_MS, period.toMs),
});

/** Merges adjacent spans. */
function joined(spans: readonly Period[]): Period[] {
  const all: Period[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last && last.toMs >= span.fromMs) last.toMs = Math.max(last.toMs, span.toMs);
    else all.push({ ...span });
  }
  return all;
}

/** Closes the shortest gaps until the limit is met. */
function atMost(most: number, spans: readonly Period[]): Period[] {
  const gaps = spans.slice(1).map((span, i) => ({ before: i + 1, ms: span.fromMs - (spans[i]?.toMs ?? 0) }));
  const kept = gaps.toSorted((a, b) => b.ms - a.ms).slice(0, most - 1);
  const starts = new Set([0, ...kept.map(({ before }) => before)]);
  const all: Period[] = [];
  spans.forEach((span, i) => {
    const last = all.at(-1);
    if (last && !starts.has(i)) last.toMs = span.toMs;
    else all.push({ ...span });
  });
  return all;
}
