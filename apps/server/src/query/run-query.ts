/** Runs SQL in the event store. */
import type { EventStore, QueryLimits } from '../stores/events/event-store.ts';
import type { Answering } from './answering.ts';
import { type Sql, toStatement } from './sql.ts';

/** The longest a report's query may run, unless the installation sets another (`REPORT_SECONDS`). */
const REPORT_SECONDS = 10;

/** Rejects with `EventStoreError`. */
export type Ask = <T>(query: Sql) => Promise<T[]>;

/** @param limits by default the event store's */
export const queryRunner =
  (events: Pick<EventStore, 'query'>, limits?: QueryLimits): Ask =>
  <T>(query: Sql) => {
    const { text, params } = toStatement(query);
    return events.query<T>(text, params, limits);
  };

/** For the queries of reports: one that would run longer ends. */
export const reportRunner = ({ events, maxSeconds = REPORT_SECONDS }: Pick<Answering, 'events' | 'maxSeconds'>): Ask =>
  queryRunner(events, { maxSeconds });
