/**
 * Rows of hits, without repeats. `visitor` is 0 without identifier. If required, with properties of the visit (`visits.ts`).
 * Hours with facts are read from facts, others from events. Both give the same rows.
 */
import { factHits, isInFacts } from '../facts/hit-facts.ts';
import type { Period } from '../relations.ts';
import { type Sql, sql, unionAll } from '../sql.ts';
import { eventHits } from './event-hits.ts';
import { dimensionColumns, type RowsRequest, reachOf, rowDimensions, untilNow, within } from './rows-request.ts';
import { needsHistory, withHistory } from './visitor-history.ts';

/** One row per hit of the period and its context, for use in FROM. */
export function hitRows(request: RowsRequest): Sql {
  const { suite, receivedBeforeMs, leftOutFor, needs, reads } = request;
  const whole = reachOf(request);
  // Of events received before its present none happened later: one part of the statement less.
  const ofFacts = receivedBeforeMs === request.nowMs ? untilNow({ ...whole, nowMs: request.nowMs }) : whole;
  const further = rowDimensions(request);
  const facts = isInFacts(needs) ? request.facts.hits : null;
  const fromEvents = (spans: readonly Period[]) =>
    eventHits({ suite, receivedBeforeMs, leftOutFor, spans, needs, further, reads });
  const rest = facts ? within(facts.spans, whole) : [whole];
  const rows = unionAll([
    ...(facts ? [factHits(facts, ofFacts, needs, further, reads)] : []),
    ...(rest.length > 0 ? [fromEvents(rest)] : []),
  ]);
  return sql`(select *${dimensionColumns(request, 'columns')} from (${needsHistory(needs) ? withHistory(rows, needs, request) : rows}))`;
}
