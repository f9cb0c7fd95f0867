import { DAY_MS, MINUTE_MS } from '@sintonia/contracts';
import type { Peak } from '../broadcasts/broadcast-figures.ts';
import { type BroadcastMetric, broadcastQuery, peakQuery } from '../broadcasts/broadcast-queries.ts';
import type { Broadcast, Scope } from '../broadcasts/broadcast-scope.ts';
import { OpenableFigure } from '../figures/OpenableFigure.tsx';

/** Days on demand that a figure has besides the broadcast. */
const LATER_DAYS: Readonly<Record<string, number>> = { broadcastAudience7: 7, broadcastAudience28: 28 };

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
  /** End of the time that counts: of the broadcast, or now. */
  untilMs: number;
  value: number | null;
  children: string;
}) {
  const startMs = Date.parse(broadcast.startsAt);
  const isPeak = metric === 'peakConcurrency';
  const query = isPeak ? peakQuery(scope, startMs, untilMs) : broadcastQuery(scope, [metric], broadcast);
  const days = LATER_DAYS[metric] ?? 0;
  const toMs = Math.max(untilMs, Math.min(startMs + days * DAY_MS, Date.now()));
  return (
    <OpenableFigure
      name={`${broadcast.title}: ${name}`}
      query={query}
      value={value}
      {...(!isPeak && { counted: { from: broadcast.startsAt, to: new Date(toMs).toISOString() } })}
    >
      {children}
    </OpenableFigure>
  );
}

/** The minute of a broadcast's peak; opens the audience of its highest second. */
export function PeakMinute({
  name,
  scope,
  broadcast,
  peak,
  children,
}: {
  name: string;
  scope: Scope;
  broadcast: Broadcast;
  peak: Peak;
  children: string;
}) {
  return (
    <OpenableFigure
      name={`${broadcast.title}: ${name}`}
      query={peakQuery(scope, peak.atMs, peak.atMs + MINUTE_MS)}
      value={peak.value}
    >
      {children}
    </OpenableFigure>
  );
}
