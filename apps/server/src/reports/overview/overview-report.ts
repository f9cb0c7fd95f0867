/** The overview: combines the results of several queries. */
import { MetricName, type OverviewReport, type Totals } from '@sintonia/contracts';
import { forgedOf, readLeftOut } from '../../query/left-out.ts';
import type { SuitePeriod } from '../../query/relations.ts';
import { findSources, type Sources } from '../../query/rollups/sources.ts';
import { queryRunner } from '../../query/run-query.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { toHours } from './overview-hours.ts';
import { type HitTotals, hitTotalsQuery, type PlayTotals, playTotalsQuery, wholeOf } from './overview-totals.ts';
import { mostViewedQuery, type PageRow, topPagesQuery } from './top-pages.ts';
import { topVideosQuery, type VideoRow } from './top-videos.ts';

const PAGES = 20;
const VIDEOS = 20;

const NOTHING = Object.fromEntries(MetricName.options.map((name) => [name, 0])) as Totals; // cast: one for each name

export async function overviewReport(
  events: Pick<EventStore, 'query'>,
  range: SuitePeriod,
  sourcesOf: typeof findSources = findSources,
): Promise<Omit<OverviewReport, 'completeness'>> {
  const ask = queryRunner(events);
  const queryPages = async (sources: Sources): Promise<PageRow[]> => {
    const candidates = await ask<{ page: string }>(mostViewedQuery(sources, PAGES));
    const names = candidates.map(({ page }) => page);
    return names.length === 0 ? [] : ask<PageRow>(topPagesQuery(sources, names, PAGES));
  };
  const sources = await sourcesOf(events, range);
  const [hits, playback, pages, videos, leftOut] = await Promise.all([
    ask<HitTotals>(hitTotalsQuery(sources)),
    ask<PlayTotals>(playTotalsQuery(sources)),
    queryPages(sources),
    ask<VideoRow>(topVideosQuery(sources, VIDEOS)),
    readLeftOut(ask, sources),
  ]);
  return {
    suite: range.suite,
    period: { from: new Date(range.fromMs).toISOString(), to: new Date(range.toMs).toISOString() },
    totals: { ...NOTHING, ...wholeOf(hits), ...wholeOf(playback) },
    hours: toHours(range, hits, playback),
    pages,
    videos,
    rejected: leftOut.rejected,
    forged: forgedOf(leftOut),
  };
}
