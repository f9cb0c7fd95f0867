import { type BroadcastMetric, broadcastQuery, peakQuery } from '../broadcasts/broadcast-queries.ts';
import type { Broadcast, Scope } from '../broadcasts/broadcast-scope.ts';
import { OpenableFigure } from '../figures/OpenableFigure.tsx';

/** A figure of a broadcast that opens its basis. */
export function BroadcastFigure({
  name,
  scope,
  broadcast,
  metric,
  untilMs,
  value,
  children,
}: {
  /** Name of the figure; that of the broadcast is added. */
  name: string;
  scope: Scope;
  broadcast: Broadcast;
  metric: BroadcastMetric | 'peakConcurrency';
  /** End of the time in which a peak is found. */
  untilMs: number;
  value: number | null;
  children: string;
}) {
  const query =
    metric === 'peakConcurrency'
      ? peakQuery(scope, Date.parse(broadcast.startsAt), untilMs)
      : broadcastQuery(scope, [metric], broadcast);
  return (
    <OpenableFigure name={`${broadcast.title}: ${name}`} query={query} value={value}>
      {children}
    </OpenableFigure>
  );
}
