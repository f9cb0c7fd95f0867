/**
 * Rows of hits: one each, a repeat only once. `who` is the visitor, 0 without identifier. Where it is needed, with what the
 * visit around the hit says (`visits.ts` has the definition of a visit). Hours that have facts are read from those, the
 * others from the events; both say the same.
 */
import { factHits, isInFacts } from '../facts/hit-facts.ts';
import type { Period } from '../relations.ts';
import { type Sql, sql, unionAll } from '../sql.ts';
import { eventHits } from './event-hits.ts';
import { dimensionColumns, type RowsAsked, reachOf, rowDimensions } from './rows-asked.ts';

/** The parts of spans that lie in a period. */
const within = (spans: readonly Period[], { fromMs, toMs }: Period): Period[] =>
  spans
    .map((span) => ({ fromMs: Math.max(span.fromMs, fromMs), toMs: Math.min(span.toMs, toMs) }))
    .filter((span) => span.fromMs < span.toMs);

/** One row a hit of the period and its reach, ready for a from. */
export function hitRows(asked: RowsAsked): Sql {
  const { suite, needs, zone } = asked;
  const whole = reachOf(asked);
  const further = rowDimensions(asked);
  const facts = isInFacts(needs) ? asked.facts.hits : null;
  const fromEvents = (spans: readonly Period[]) => eventHits({ suite, spans, period: asked, zone, needs, further });
  const rest = facts ? within(facts.spans, whole) : [whole];
  const rows = unionAll([
    ...(facts ? [factHits(facts, whole, needs, further)] : []),
    ...(rest.length > 0 ? [fromEvents(rest)] : []),
  ]);
  return sql`(select *${dimensionColumns(asked, 'columns')} from (${rows}))`;
}
