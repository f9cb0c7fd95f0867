import type { Playback } from '@sintonia/simulator';

const SECONDS = [1, 5, 60];

/** Visitors with at least this much content, each instant once. */
export function reachFigures(
  visits: readonly { visitor: number; playbacks: readonly Playback[] }[],
): Record<string, number> {
  const played = [...Map.groupBy(visits, ({ visitor }) => visitor).values()].map((own) =>
    unionMs(own.flatMap(({ playbacks }) => playbacks.flatMap(({ spans }) => spans))),
  );
  return Object.fromEntries(
    SECONDS.map((seconds) => [`reach${seconds}`, played.filter((ms) => ms >= seconds * 1000).length]),
  );
}

function unionMs(spans: Playback['spans']): number {
  let [totalMs, untilMs] = [0, 0];
  for (const [fromMs, toMs] of spans.toSorted(([a], [b]) => a - b)) {
    totalMs += Math.max(0, toMs - Math.max(fromMs, untilMs));
    untilMs = Math.max(untilMs, toMs);
  }
  return totalMs;
}
