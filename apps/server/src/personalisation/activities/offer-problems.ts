/** Offers that pages could not apply, as reported by browsers in the last week. */
import { EXPOSURE_CONTEXT } from '@sintonia/wire';
import { COUNTED_TEXT } from '../../stores/events/counted-events.ts';
import type { EventStore } from '../../stores/events/event-store.ts';

export interface OfferProblem {
  activity: string;
  /** Selector that matched nothing, or far too many elements. */
  what: string;
  count: number;
  /** ISO 8601 in UTC. */
  lastAt: string;
}

const MOST = 500;

export const offerProblems = (events: Pick<EventStore, 'query'>): Promise<OfferProblem[]> =>
  events.query<OfferProblem>(
    `SELECT context[{activity:String}] AS activity, context[{missing:String}] AS what, toUInt32(count()) AS count,
       formatDateTime(max(occurred_at), '%Y-%m-%dT%H:%i:%S.000Z', 'UTC') AS lastAt
     FROM hits FINAL
     WHERE kind = 'offerTrouble' AND occurred_at > now() - INTERVAL 7 DAY AND ${COUNTED_TEXT}
     GROUP BY activity, what ORDER BY count DESC LIMIT ${MOST}`,
    { activity: EXPOSURE_CONTEXT.activity, missing: EXPOSURE_CONTEXT.missing },
  );
