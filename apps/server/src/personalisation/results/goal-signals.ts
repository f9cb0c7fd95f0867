/** What each kind of goal counts, as expressions over stored hits and playback reports. */
import type { Goal, ResultUnit } from '@sintonia/contracts';
import { type Sql, sql, text } from '../../reports/sql.ts';

export interface GoalSignal {
  over: 'hits' | 'playback';
  unit: ResultUnit;
  /** What a row adds; 0 when it has nothing to do with the goal. */
  amount: Sql;
}

/** A context value as a number; what is none, or is not finite, adds nothing. */
const numberIn = (name: string) =>
  sql`if(isFinite(toFloat64OrZero(context[${text(name)}])), toFloat64OrZero(context[${text(name)}]), 0)`;

export function signalOf(goal: Goal): GoalSignal {
  switch (goal.metric) {
    case 'event':
      return { over: 'hits', unit: 'share', amount: sql`has(events, ${text(goal.event)})` };
    case 'click':
      return { over: 'hits', unit: 'share', amount: sql`kind = 'link' and link_name = ${text(goal.name)}` };
    case 'pageviews':
      return { over: 'hits', unit: 'count', amount: sql`kind = 'pageview'` };
    case 'custom':
      return goal.as === 'sum'
        ? { over: 'hits', unit: 'number', amount: numberIn(goal.name) }
        : {
            over: 'hits',
            unit: 'count',
            amount: sql`mapContains(context, ${text(goal.name)}) or (link_type = 'mboxEvent' and link_name = ${text(goal.name)})`,
          };
    case 'play':
      // A session that is closed within an ad says that its content plays, for no time (docs/wire/heartbeat.md § 5).
      return { over: 'playback', unit: 'share', amount: sql`event = 'play' and duration_ms > 0` };
    case 'completion':
      return { over: 'playback', unit: 'share', amount: sql`event = 'complete'` };
    case 'timeWatched':
      return { over: 'playback', unit: 'seconds', amount: sql`if(event = 'play', duration_ms / 1000, 0)` };
  }
}
