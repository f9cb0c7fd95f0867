/** The overview: one question to each query file, put together. */
import type { OverviewReport, Totals } from '@sintonia/contracts';
import type { EventStore } from '../stores/events/event-store.ts';
import { type PageHour, type PlayHour, pageHoursQuery, playHoursQuery, toHours } from './overview-hours.ts';
import { totalsQuery } from './overview-totals.ts';
import { rejectedCountQuery } from './rejected-events.ts';
import type { Period } from './relations.ts';
import { type Sql, toStatement } from './sql.ts';
import { type PageRow, topPagesQuery } from './top-pages.ts';
import { topVideosQuery, type VideoRow } from './top-videos.ts';

const PAGES = 20;
const VIDEOS = 20;

const NOTHING: Totals = {
  pageviews: 0,
  exemptPageviews: 0,
  visitors: 0,
  visits: 0,
  plays: 0,
  completions: 0,
  uniqueViewers: 0,
  contentTimeSpent: 0,
};

/** The period of the same length just before. */
const previousPeriod = ({ fromMs, toMs }: Period): Period => ({
  fromMs: fromMs - (toMs - fromMs),
  toMs: fromMs,
});

export async function overviewReport(events: Pick<EventStore, 'query'>, period: Period): Promise<OverviewReport> {
  const ask = <T>(query: Sql): Promise<T[]> => {
    const { text, params } = toStatement(query);
    return events.query<T>(text, params);
  };
  const [totals, previous, pageHours, playHours, pages, videos, rejected] = await Promise.all([
    ask<Totals>(totalsQuery(period)),
    ask<Totals>(totalsQuery(previousPeriod(period))),
    ask<PageHour>(pageHoursQuery(period)),
    ask<PlayHour>(playHoursQuery(period)),
    ask<PageRow>(topPagesQuery(period, PAGES)),
    ask<VideoRow>(topVideosQuery(period, VIDEOS)),
    ask<{ rejected: number }>(rejectedCountQuery(period)),
  ]);
  return {
    period: { from: new Date(period.fromMs).toISOString(), to: new Date(period.toMs).toISOString() },
    totals: totals[0] ?? NOTHING,
    previous: previous[0] ?? NOTHING,
    hours: toHours(period, pageHours, playHours),
    pages,
    videos,
    rejected: rejected[0]?.rejected ?? 0,
  };
}
