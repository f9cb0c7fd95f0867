import { ok, type Result } from '@sintonia/contracts';
import type { Answered, RequestError } from '../api/request.ts';
import { fetchReport } from '../query/use-report.ts';
import { type Peak, peakOf } from './broadcast-figures.ts';
import { broadcastQuery } from './broadcast-queries.ts';
import type { Broadcast, Scope } from './broadcast-scope.ts';
import { type BroadcastAudience, fetchAudiences } from './fetch-audiences.ts';
import { fetchMinutes } from './fetch-broadcasts.ts';

export interface BroadcastFigures extends BroadcastAudience {
  peak: Peak | null;
}

/** Figures of an earlier broadcast. */
export async function fetchWhole(
  scope: Scope,
  broadcast: Broadcast,
  signal?: AbortSignal,
): Promise<Result<BroadcastFigures, RequestError>> {
  const [fromMs, toMs] = [Date.parse(broadcast.startsAt), Date.parse(broadcast.endsAt)];
  const [minutes, audiences] = await Promise.all([
    fetchMinutes(scope, fromMs, toMs, signal),
    fetchAudiences(scope, [broadcast], signal),
  ]);
  if (!minutes.ok) return minutes;
  if (!audiences.ok) return audiences;
  const audience = audiences.value.get(broadcast.startsAt) ?? { mean: 0, share: null };
  return ok({ ...audience, peak: peakOf(minutes.value, fromMs, toMs) });
}

export interface CatchUp {
  week: number;
  month: number;
}

/** Average audience with 7 and 28 days of catch-up; null for a broadcast without a version on demand. */
export async function fetchCatchUp(scope: Scope, broadcast: Broadcast, signal?: AbortSignal): Answered<CatchUp | null> {
  if (!broadcast.episode) return ok(null);
  const answer = await fetchReport(
    broadcastQuery(scope, ['broadcastAudience7', 'broadcastAudience28'], broadcast),
    signal,
  );
  if (!answer.ok) return answer;
  const { broadcastAudience7, broadcastAudience28 } = answer.value.totals;
  return ok({ week: broadcastAudience7 ?? 0, month: broadcastAudience28 ?? 0 });
}
