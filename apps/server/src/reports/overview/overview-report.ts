/** The overview: combines the results of several queries. */
import { MetricName, type OverviewReport, type Totals } from '@sintonia/contracts';
import { forgedCountQuery } from '../../query/left-out.ts';
import { rejectedCountQuery } from '../../query/rejected-events.ts';
import type { SuitePeriod } from '../../query/relations.ts';
import { findSources, type Sources } from '../../query/rollups/sources.ts';
import { queryRunner } from '../../query/run-query.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { type PageHour, type PlayHour, pageHoursQuery, playHoursQuery, toHours } from './overview-hours.ts';
import { hitTotalsQuery, playTotalsQuery } from './overview-totals.ts';
import { mostViewedQuery, type PageRow, topPagesQuery } from './top-pages.ts';
import { topVideosQuery, type VideoRow } from './top-videos.ts';

const PAGES = 20;
const VIDEOS = 20;

const NOTHING = Object.fromEntries(MetricName.options.map((name) => [name, 0])) as Totals; // cast: one for each name

/** The preceding period of the same length. */
const periodBefore = ({ suite, fromMs, toMs }: SuitePeriod): SuitePeriod => ({
  suite,
  fromMs: fromMs - (toMs - fromMs),
  toMs: fromMs,
});

export async function overviewReport(
  events: Pick<EventStore, 'query'>,
  range: SuitePeriod,
  sourcesOf: typeof findSources = findSources,
): Promise<Omit<OverviewReport, 'completeness'>> {
  const ask = queryRunner(events);
  const queryTotals = async (sources: Sources): Promise<Totals> => {
    const [[hits], [plays]] = await Promise.all([
      ask<Partial<Totals>>(hitTotalsQuery(sources)),
      ask<Partial<Totals>>(playTotalsQuery(sources)),
    ]);
    return { ...NOTHING, ...hits, ...plays };
  };
  const queryPages = async (sources: Sources): Promise<PageRow[]> => {
    const candidates = await ask<{ page: string }>(mostViewedQuery(sources, PAGES));
    const names = candidates.map(({ page }) => page);
    return names.length === 0 ? [] : ask<PageRow>(topPagesQuery(sources, names, PAGES));
  };
  const [sources, sourcesBefore] = await Promise.all([
    sourcesOf(events, range),
    sourcesOf(events, periodBefore(range)),
  ]);
  const [totals, previous, pageHours, playHours, pages, videos, [rejected], [forged]] = await Promise.all([
    queryTotals(sources),
    queryTotals(sourcesBefore),
    ask<PageHour>(pageHoursQuery(sources)),
    ask<PlayHour>(playHoursQuery(sources)),
    queryPages(sources),
    ask<VideoRow>(topVideosQuery(sources, VIDEOS)),
    ask<{ rejected: number }>(rejectedCountQuery(range)),
    ask<{ forged: number }>(forgedCountQuery(range)),
  ]);
  return {
    suite: range.suite,
    period: { from: new Date(range.fromMs).toISOString(), to: new Date(range.toMs).toISOString() },
    totals,
    previous,
    hours: toHours(range, pageHours, playHours),
    pages,
    videos,
    rejected: rejected?.rejected ?? 0,
    forged: forged?.forged ?? 0,
  };
}
