/** Hours of a period → builds to read and spans to count. Pure. */

import { HOUR_MS } from '@sintonia/contracts';
import type { Period } from '../relations.ts';
import { VISIT_GAP_MS } from '../visits.ts';

/** Spans in one statement. More are put together, over hours that are built: rather a few hours too many than a long text. */
const MAX_SPANS = 24;

/** An hour with events. @property build 0 where none may be read */
export interface Cell {
  atMs: number;
  build: number;
}

/** @param cells earliest first; hours that are not among them have no events */
export function toSpans(period: Period, cells: readonly Cell[]): { builds: number[]; spans: Period[] } {
  // An hour knows visits that go on from the one before; cut in that one, they have to be counted again in this one too.
  const firstWholeMs = period.fromMs % HOUR_MS === 0 ? period.fromMs : period.fromMs + VISIT_GAP_MS;
  const isWhole = ({ atMs }: Cell) => atMs >= firstWholeMs && atMs + HOUR_MS <= period.toMs;
  const counted = cells.filter((cell) => cell.build === 0 || !isWhole(cell));
  const spans = atMost(MAX_SPANS, joined(counted.map(({ atMs }) => clip(period, atMs))));
  const isCounted = ({ atMs }: Cell) => spans.some((span) => atMs < span.toMs && atMs + HOUR_MS > span.fromMs);
  return { spans, builds: cells.filter((cell) => !isCounted(cell)).map(({ build }) => build) };
}

const clip = (period: Period, atMs: number): Period => ({
  fromMs: Math.max(atMs, period.fromMs),
  toMs: Math.min(atMs + HOUR_MS, period.toMs),
});

/** Spans that touch become one. */
function joined(spans: readonly Period[]): Period[] {
  const all: Period[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last && last.toMs >= span.fromMs) last.toMs = Math.max(last.toMs, span.toMs);
    else all.push({ ...span });
  }
  return all;
}

/** Closes the shortest gaps until there are no more than so many. */
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
