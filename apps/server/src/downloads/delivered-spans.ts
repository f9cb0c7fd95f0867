/** Downloads of a day that are remembered; beyond it the oldest are forgotten. */
export const MOST = 200_000;
/** Separate spans that are remembered of a download; of more, the first are forgotten. */
const MOST_SPANS = 32;

/** Spans of bytes in order, without overlaps. */
export type Spans = readonly (readonly [from: number, to: number])[];

export function withSpan(spans: Spans, added: Spans[number]): Spans {
  let [from, to] = added;
  const apart: Spans[number][] = [];
  for (const span of spans) {
    if (span[1] < from || span[0] > to) apart.push(span);
    else [from, to] = [Math.min(from, span[0]), Math.max(to, span[1])];
  }
  return [...apart, [from, to] as const].slice(-MOST_SPANS);
}

export function forgetOldest(listeners: Map<string, unknown>): void {
  const [oldest] = listeners.keys();
  if (oldest !== undefined) listeners.delete(oldest);
}
