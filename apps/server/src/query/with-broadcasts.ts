/** Reads the schedule for queries that need it. */
import type { ReadSchedule } from './broadcasts.ts';
import { dimensionOf } from './dimensions/all-dimensions.ts';
import { filterDimensions } from './filters/filter-sql.ts';
import type { Plan } from './plan/check-query.ts';
import { BROADCAST_COLUMN } from './plan/on-air.ts';
import type { Span } from './plan/relation-rows.ts';
import { CONTEXT_MS } from './plan/rows-request.ts';

/** With the broadcasts on air around the period, if a metric counts them or a dimension names them. */
export async function withBroadcasts(
  schedule: ReadSchedule | undefined,
  plans: readonly Plan[],
  span: Span,
): Promise<Span> {
  if (!schedule || !plans.some(needsSchedule)) return span;
  const { fromMs, toMs } = span;
  return { ...span, broadcasts: await schedule({ fromMs: fromMs - CONTEXT_MS, toMs: toMs + CONTEXT_MS }) };
}

function needsSchedule({ relations, query: { dimensions, filter, segments } }: Plan): boolean {
  const filters = [...(filter ? [filter] : []), ...segments.map(({ where }) => where)];
  const names = [...dimensions, ...filters.flatMap((one) => filterDimensions(one).map(({ name }) => name))];
  const isOfBroadcast = (name: string) =>
    Object.values(dimensionOf(name).on).some(({ needs = [] }) => needs.includes(BROADCAST_COLUMN));
  return relations.includes('broadcasts') || names.some(isOfBroadcast);
}
