/** Maximum number of downloads of a day in memory; the oldest are evicted first. */
export const MAX_DOWNLOADS = 200_000;
/** Maximum number of separate spans per download; the first are dropped. */
const MAX_SPANS = 32;

/** Spans of bytes in order, without overlaps. */
export type Spans = readonly (readonly [from: number, to: number])[];

export function withSpan(spans: Spans, added: Spans[number]): Spans {
  let [from, to] = added;
  const separate: Spans[number][] = [];
  for (const span of spans) {
    if (span[1] < from || span[0] > to) separate.push(span);
    else [from, to] = [Math.min(from, span[0]), Math.max(to, span[1])];
  }
  return [...separate, [from, to] as const].slice(-MAX_SPANS);
}

export function forgetOldest(listeners: Map<string, unknown>): void {
  const [oldest] = listeners.keys();
  if (oldest !== undefined) listeners.delete(oldest);
}
