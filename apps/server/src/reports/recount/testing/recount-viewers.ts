/** For tests: figures of viewers and their audience, second by second. */
import type { Fact } from './recount-playback.ts';

type Of = readonly Fact[];
type Span = NonNullable<Fact['span']>;

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
/** Seconds that begin while the content plays. */
export const secondsOf = ({ beginMs, endMs }: Span) => range(Math.ceil(beginMs / 1000), Math.ceil(endMs / 1000));
/** Minutes in which the content plays. */
export const minutesOf = ({ beginMs, endMs }: Span) => range(Math.floor(beginMs / 60_000), Math.ceil(endMs / 60_000));

const ofVisitors = (of: Of) => of.filter(({ visitor }) => visitor !== '');
const spansByVisitor = (of: Of): Span[][] =>
  [...Map.groupBy(ofVisitors(of), ({ visitor }) => visitor).values()].map((own) =>
    own.flatMap(({ span }) => span ?? []).sort((a, b) => a.beginMs - b.beginMs),
  );

/** Most sessions in a second. */
export function peak(of: Of): number {
  const seconds = new Map<number, number>();
  for (const { span } of of) {
    for (const s of span ? secondsOf(span) : []) seconds.set(s, (seconds.get(s) ?? 0) + 1);
  }
  return Math.max(0, ...seconds.values());
}

/** Most visitors in a second or a minute. */
export function peakOfViewers(of: Of, unitsOf: (span: Span) => number[]): number {
  const viewers = new Map<number, Set<string>>();
  for (const { span, visitor } of ofVisitors(of)) {
    for (const unit of span ? unitsOf(span) : []) viewers.set(unit, (viewers.get(unit) ?? new Set()).add(visitor));
  }
  return Math.max(0, ...[...viewers.values()].map(({ size }) => size));
}

/** Time of spans in order, each instant once. */
function unionMs(spans: readonly Span[]): number {
  let [totalMs, untilMs] = [0, 0];
  for (const { beginMs, endMs } of spans) {
    totalMs += Math.max(0, endMs - Math.max(beginMs, untilMs));
    untilMs = Math.max(untilMs, endMs);
  }
  return totalMs;
}

/** Visitors with this much content. */
export const reach = (of: Of, seconds: number): number =>
  spansByVisitor(of).filter((spans) => unionMs(spans) >= seconds * 1000).length;

/** Visitors with this much content without an interruption of more than a second. */
export const consecutiveReach = (of: Of, seconds: number): number =>
  spansByVisitor(of).filter((spans) => runsOf(spans).some((run) => unionMs(run) >= seconds * 1000)).length;

function runsOf(spans: readonly Span[]): Span[][] {
  const runs: Span[][] = [];
  let untilMs = Number.NEGATIVE_INFINITY;
  for (const span of spans) {
    if (span.beginMs > untilMs + 1000) runs.push([]);
    runs.at(-1)?.push(span);
    untilMs = Math.max(untilMs, span.endMs);
  }
  return runs;
}

/** Seconds of each medium that each visitor covers; of a live stream, of each viewing. */
export function contentOfViewers(of: Of): number {
  const seconds = ofVisitors(of).flatMap(({ visitor, viewing: { id, covered, values } }) => {
    const isLive = ['live', 'linear'].includes(values.streamKind ?? '');
    const medium = isLive ? id : values.mediaId || values.title;
    return [...covered].map((second) => `${visitor} ${medium} ${second}`);
  });
  return new Set(seconds).size;
}
