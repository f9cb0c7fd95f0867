/** Runs SQL in the event store. */
import type { EventStore, QueryLimits } from '../stores/events/event-store.ts';
import { type Sql, toStatement } from './sql.ts';

/** Limits of a report's queries. */
export const REPORT_LIMITS: QueryLimits = { maxSeconds: 10 };

/** Rejects with `EventStoreError`. */
export type Ask = <T>(query: Sql) => Promise<T[]>;

/** @param limits by default the event store's */
export const queryRunner =
  (events: Pick<EventStore, 'query'>, limits?: QueryLimits): Ask =>
  <T>(query: Sql) => {
    const { text, params } = toStatement(query);
    return events.query<T>(text, params, limits);
  };
