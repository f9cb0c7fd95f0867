import type { Playback } from '@sintonia/simulator';

const SECONDS = [1, 5, 60];
const CONSECUTIVE = [5, 60];
/** A shorter interruption does not end a run of content. */
const GAP_MS = 1000;

/** What one visitor played in a visit. */
interface Played {
  visitor: number;
  playbacks: readonly Playback[];
}
type Spans = Playback['spans'];

/** Figures of visitors and their audience: who played how long, and how many at once. */
export function reachFigures(visits: readonly Played[]): Record<string, number> {
  const visitors = [...Map.groupBy(visits, ({ visitor }) => visitor).values()].map((own) =>
    own.flatMap(({ playbacks }) => playbacks),
  );
  const runs = visitors.map((playbacks) => runsOf(playbacks.flatMap(({ spans }) => spans)));
  const isReached = (run: Spans, seconds: number) => sumMs(run) >= seconds * 1000;
  return {
    ...Object.fromEntries(
      SECONDS.map((seconds) => [`reach${seconds}`, runs.filter((own) => isReached(own.flat(), seconds)).length]),
    ),
    ...Object.fromEntries(
      CONSECUTIVE.map((seconds) => [
        `consecutiveReach${seconds}`,
        runs.filter((own) => own.some((run) => isReached(run, seconds))).length,
      ]),
    ),
    peakViewers: mostAtOnce(runs, ([fromMs, toMs]) => [Math.ceil(fromMs / 1000), Math.ceil(toMs / 1000)]),
    peakViewersOfMinute: mostAtOnce(runs, ([fromMs, toMs]) => [Math.floor(fromMs / 60_000), Math.ceil(toMs / 60_000)]),
    contentOfViewers: visitors.reduce((totalS, playbacks) => totalS + contentS(playbacks), 0),
  };
}

const sumMs = (spans: Spans): number => spans.reduce((totalMs, [fromMs, toMs]) => totalMs + toMs - fromMs, 0);

/** Spans in order, each instant once, by runs without an interruption. */
function runsOf(spans: Spans): Spans[] {
  const runs: Spans[] = [];
  let untilMs = Number.NEGATIVE_INFINITY;
  for (const [fromMs, toMs] of spans.toSorted(([a], [b]) => a - b)) {
    if (fromMs > untilMs + GAP_MS) runs.push([]);
    if (toMs > untilMs) runs.at(-1)?.push([Math.max(fromMs, untilMs), toMs]);
    untilMs = Math.max(untilMs, toMs);
  }
  return runs;
}

/** Most visitors in one unit of time. @param unitsOf first unit of a span, and the one after its last */
function mostAtOnce(visitors: readonly Spans[][], unitsOf: (span: Spans[number]) => [number, number]): number {
  const counts = new Map<number, number>();
  for (const runs of visitors) {
    const own = new Set<number>();
    for (const span of runs.flat()) {
      const [first, after] = unitsOf(span);
      for (let unit = first; unit < after; unit++) own.add(unit);
    }
    for (const unit of own) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  return [...counts.values()].reduce((most, count) => Math.max(most, count), 0);
}

/** Seconds that a visitor's plays cover together, of each medium; each play of a live stream is a medium. */
function contentS(playbacks: readonly Playback[]): number {
  const media = Map.groupBy(
    playbacks.filter(({ hasPlayed }) => hasPlayed),
    ({ isLive, mediaId }, i) => (isLive ? `play ${i}` : mediaId),
  );
  return [...media.values()].reduce((totalS, plays) => {
    const covered = plays.flatMap(({ covered: of }) => of);
    return totalS + sumMs(runsOf(covered.map(([fromS, toS]) => [fromS, toS])).flat());
  }, 0);
}
