/** The time that a query of broadcasts reads: each counts at its beginning, with what is viewed until its end or later. */
import { beginningIn } from './broadcasts.ts';
import { reachOfBroadcasts } from './plan/broadcast-rows.ts';
import type { Plan } from './plan/check-query.ts';
import type { Span } from './plan/relation-rows.ts';
import type { Period } from './relations.ts';

/** Whether a query counts broadcasts and nothing else. */
export const isOfBroadcasts = ({ relations }: Plan): boolean =>
  relations.every((relation) => relation === 'broadcasts');

/** Columns that the metrics of a query need. */
export const columnsOfMetrics = ({ counted }: Plan): string[] =>
  [...counted.values()].flatMap(({ needs = [] }) => needs);

/** When playback counts for the broadcasts that begin in a span. */
export const broadcastReach = (plan: Plan, span: Span): Period =>
  reachOfBroadcasts({
    ...span,
    broadcasts: beginningIn(span, span.broadcasts),
    needs: new Set(columnsOfMetrics(plan)),
  });
