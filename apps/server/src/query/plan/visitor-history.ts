/**
 * Columns of a hit that depend on all earlier visits of its visitor. Visits are read from the facts of the hour in which they
 * began; where there are no facts, from events.
 */
import { factVisits } from '../facts/visit-facts.ts';
import { instant, list, named, type Sql, sql, unionAll } from '../sql.ts';
import { eventVisits } from './event-visits.ts';
import { CONTEXT_MS, type RowsRequest, withNames } from './rows-request.ts';

type HistoryRequest = Pick<RowsRequest, 'suite' | 'receivedBeforeMs' | 'fromMs' | 'toMs' | 'facts' | 'zone'>;

/** Columns of a visitor: name → expression over `visitor` of a hit. Empty without identifier. */
const OF_VISITOR = {
  is_new: (request: HistoryRequest) => isNew(request),
  new_or_returning: (request: HistoryRequest) =>
    sql`toLowCardinality(if(visitor = 0, '', if(${isNew(request)}, 'new', 'returning')))`,
} as const;
/** Columns of a visit: name → expression over a visitor's visits in order. Empty without identifier. */
const OF_VISIT_NUMBER = {
  visit_number: () => sql`toString(row_number() over earlier)`,
  days_since_last_visit: ({ zone }: HistoryRequest) => sql`if(row_number() over earlier = 1, '', toString(dateDiff(
    'day', toDate(lagInFrame(ended_at) over earlier, ${zone}), toDate(began_at, ${zone}))))`,
} as const;

const namesIn = <K extends string>(table: Readonly<Record<K, unknown>>, needs: ReadonlySet<string>): K[] =>
  (Object.keys(table) as K[]).filter((name) => needs.has(name)); // cast: its own keys

/** Whether any of the columns is one of these. */
export const needsHistory = (needs: ReadonlySet<string>): boolean =>
  namesIn(OF_VISITOR, needs).length + namesIn(OF_VISIT_NUMBER, needs).length > 0;

/** `visitor, began_at, ended_at` of all visits until the end of the period and its context. */
export function visitsUntil({ suite, receivedBeforeMs, fromMs, toMs, facts }: HistoryRequest): Sql {
  const whole = { fromMs: 0, toMs: toMs + CONTEXT_MS };
  const { history } = facts;
  if (history === null) {
    const among = { fromMs: fromMs - CONTEXT_MS, toMs: whole.toMs };
    return eventVisits({ suite, receivedBeforeMs, spans: [whole], among });
  }
  return unionAll([
    factVisits(history.builds, whole),
    ...(history.spans.length > 0 ? [eventVisits({ suite, receivedBeforeMs, spans: history.spans })] : []),
  ]);
}

/** Whether the visitor's first hit lies in the period. */
const isNew = (request: HistoryRequest): Sql => sql`visitor in (
  select visitor from (${visitsUntil(request)}) group by visitor having min(began_at) >= ${instant(request.fromMs)}
)`;

/** The hits with the required columns of history. @param hits with `visitor` and `at` */
export function withHistory(hits: Sql, needs: ReadonlySet<string>, request: HistoryRequest): Sql {
  const ofVisitor = withNames(namesIn(OF_VISITOR, needs).map((name) => ({ name, value: OF_VISITOR[name](request) })));
  const ofVisits = namesIn(OF_VISIT_NUMBER, needs);
  if (ofVisits.length === 0) return sql`select *${ofVisitor} from (${hits})`;
  const numbered = ofVisits.map((name) => sql`${OF_VISIT_NUMBER[name](request)} as ${named(name)}`);
  return sql`
    select hit.*, ${list(ofVisits.map((name) => named(`earlier.${name}`)))}${ofVisitor}
    from (${hits}) as hit
    asof left join (
      select visitor, began_at, ${list(numbered)} from (${visitsUntil(request)})
      window earlier as (partition by visitor order by began_at)
    ) as earlier on hit.visitor = earlier.visitor and hit.at >= earlier.began_at`;
}
