/** Queries of reports: few at a time, requesters take turns, and identical ones of a requester run once. */
import { createSharedRuns } from '../../memory/shared-runs.ts';
import { createConcurrencyLimiter } from '../../stores/events/concurrency-limiter.ts';
import type { EventStore } from '../../stores/events/event-store.ts';

/** Concurrent queries; the engine has separate writers, so collection never waits. */
const AT_ONCE = 2;
/** Waiting queries of one person or program: several screens opened at once, each with some twelve reports of two. */
const WAITING_EACH = 192;

/** @param signal aborts when the client leaves: its queries that have not begun are abandoned */
export type QueriesOf = (requester: string, signal: AbortSignal) => Pick<EventStore, 'query'>;

interface Asked {
  requester: string;
  query: Parameters<EventStore['query']>;
}

/** The queries of a request come before those of later ones: of a screen, figures are shown one after another. */
export function createReportQueries(events: Pick<EventStore, 'query'>): QueriesOf {
  const limiter = createConcurrencyLimiter('queries', AT_ONCE, WAITING_EACH);
  const shared = createSharedRuns<Asked, unknown[]>(
    ({ requester, query }, waits) => limiter.run(() => events.query(...query), { requester, ...waits }),
    (asked) => JSON.stringify(asked),
  );
  let requests = 0;
  return (requester, signal) => {
    const order = requests++;
    return {
      query: async <T>(...query: Parameters<EventStore['query']>) =>
        (await shared.ask({ requester, query }, { order, signal })) as T[], // cast: the caller states the row type of its own SQL
    };
  };
}
