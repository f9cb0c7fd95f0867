/** A text that changes whenever the answer of a query may: the cache key of answers. */
import { createHash } from 'node:crypto';
import type { ReportQuery } from '@sintonia/contracts';
import manifest from '../../package.json' with { type: 'json' };
import { definitionsOf, type ResolvedQuery, stateOf } from '../query/answer-report.ts';
import type { Answering } from '../query/answering.ts';
import { completenessAsOf, type FactsAsOf } from '../query/facts/find-facts.ts';
import { comparedPeriod } from '../query/plan/periods.ts';
import { DEFINITION } from '../query/rollups/hour-columns.ts';
import { withBroadcasts } from '../query/with-broadcasts.ts';
import { COUNTING_RULE } from '../stores/events/counted-events.ts';
import type { EventStore } from '../stores/events/event-store.ts';

/** Earlier arrivals are recorded among the touched hours by then (`rollups/find-touched-hours.ts`). */
const RECENTLY = "inserted_at >= now64(3, 'UTC') - toIntervalDay(1)";
const STATE_QUERY = `
  select toString(max(at)) as latest, sum(rows) as rows from (
    select max(inserted_at) as at, count() as rows from hits where ${RECENTLY}
    union all select max(inserted_at), count() from playback where ${RECENTLY}
    union all select max(received_at), count() from rejected where received_at >= now64(3, 'UTC') - toIntervalDay(1)
    union all select max(touched_at), 0 from rollup_touches
  )`;

/**
 * While a period is provisional its figures also change as time passes: an open attempt becomes an exit, a broadcast on
 * air lasts longer. Such an answer is valid this long, in ms.
 */
const PROVISIONAL_MS = 10_000;

/** Everything besides the events that determines an answer. Never rejects because of the engine. */
export async function answerInputs(
  query: ReportQuery,
  { plan, period, span }: ResolvedQuery,
  answering: Answering & { asOf: FactsAsOf | null },
): Promise<unknown[]> {
  const { nowMs } = answering;
  const { comparison } = query;
  const compared = comparison === undefined ? null : comparedPeriod(comparison, period, span.timeZone, nowMs);
  const spans = compared ? [span, { ...span, ...compared }] : [span];
  const reaches = completenessAsOf(await answering.completeness(), answering.asOf);
  const isFinal = spans.every((one) => stateOf(one, reaches, nowMs) === 'final');
  const read = await Promise.all(spans.map((one) => withBroadcasts(answering.schedule, [plan], one)));
  return [
    query,
    manifest.version,
    [definitionsOf(plan), COUNTING_RULE, DEFINITION],
    read.map(({ suite, fromMs, toMs, timeZone, broadcasts }) => [suite, fromMs, toMs, timeZone, broadcasts]),
    answering.asOf?.completeUntil,
    isFinal ? 'final' : Math.floor(nowMs / PROVISIONAL_MS),
  ];
}

/** For the header `etag`. @param inputs everything besides the events that determines the answer */
export async function reportEtag(events: Pick<EventStore, 'query'>, inputs: unknown): Promise<string> {
  const [state] = await events.query(STATE_QUERY);
  const hash = createHash('sha256')
    .update(JSON.stringify([state, inputs]))
    .digest('base64url');
  return `"${hash.slice(0, 27)}"`;
}
