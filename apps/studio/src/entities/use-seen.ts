/** Since when a campaign or an error has been seen, and when last: the catalogue does not know them. */
import { ok, type ReportQueryInput } from '@sintonia/contracts';
import { use, useCallback } from 'react';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { afterOthers } from '../api/use-turn.ts';
import type { EntityKind } from '../links/entity-address.ts';
import { TimeZoneContext } from '../messages/language.ts';
import { addDays, dayOf } from '../period/civil-day.ts';
import { fetchReport } from '../query/use-report.ts';
import { ENTITY_VIEWS } from './entity-views.ts';
import { SEEN_DAYS, type Seen, seenOf } from './seen.ts';

/** Metrics that are above zero on a day on which it was seen. */
const SEEN_BY: Partial<Record<EntityKind, string[]>> = {
  campaign: ['visits'],
  error: ['startFailures', 'playbackFailures'],
};

/** Null while unknown, for other kinds, and for what has no events. Requested after the figures of the screen. */
export function useSeen(kind: EntityKind, value: string, suite: string | null): Seen | null {
  const timeZone = use(TimeZoneContext);
  const { state } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const metrics = SEEN_BY[kind];
        if (!metrics) return ok<Seen | null>(null);
        await afterOthers(signal);
        const today = dayOf(new Date(), timeZone);
        const from = addDays(today, 1 - SEEN_DAYS);
        const query: ReportQueryInput = {
          ...(suite !== null && { suite }),
          ...{ period: { from, to: today }, metrics, granularity: 'day', limit: SEEN_DAYS },
          filter: { is: 'equals', dimension: ENTITY_VIEWS[kind].dimension, value },
        };
        const answer = await fetchReport(query, signal);
        return answer.ok ? ok(seenOf(answer.value.rows, from)) : answer;
      },
      [kind, value, suite, timeZone],
    ),
  );
  return lastOf(state);
}
