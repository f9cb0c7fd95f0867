/** Contribution of stored hits and heartbeats to each kind of goal, as SQL expressions. */

import type { Goal, ResultUnit } from '@sintonia/contracts';
import { IS_PAGE_VIEW } from '../../query/hit-conditions.ts';
import { type Sql, sql, text } from '../../query/sql.ts';

export interface GoalSignal {
  over: 'hits' | 'playback';
  unit: ResultUnit;
  /** Amount that a row adds; 0 if it is not relevant to the goal. */
  amount: Sql;
}

/** A context value as a number; an invalid or infinite one adds 0. */
const numberIn = (name: string) =>
  sql`if(isFinite(toFloat64OrZero(context[${text(name)}])), toFloat64OrZero(context[${text(name)}]), 0)`;

export function signalOf(goal: Goal): GoalSignal {
  switch (goal.metric) {
    case 'event':
      return { over: 'hits', unit: 'share', amount: sql`has(events, ${text(goal.event)})` };
    case 'click':
      return { over: 'hits', unit: 'share', amount: sql`kind = 'link' and link_name = ${text(goal.name)}` };
    case 'pageviews':
      return { over: 'hits', unit: 'count', amount: IS_PAGE_VIEW };
    case 'custom':
      return goal.as === 'sum'
        ? { over: 'hits', unit: 'number', amount: numberIn(goal.name) }
        : {
            over: 'hits',
            unit: 'count',
            amount: sql`mapContains(context, ${text(goal.name)}) or (link_type = 'mboxEvent' and link_name = ${text(goal.name)})`,
          };
    case 'play':
      // A session closed during an ad reports play of its content with zero duration (docs/wire/heartbeat.md § 5).
      return { over: 'playback', unit: 'share', amount: sql`event = 'play' and duration_ms > 0` };
    case 'completion':
      return { over: 'playback', unit: 'share', amount: sql`event = 'complete'` };
    case 'timeWatched':
      return { over: 'playback', unit: 'seconds', amount: sql`if(event = 'play', duration_ms / 1000, 0)` };
  }
}
