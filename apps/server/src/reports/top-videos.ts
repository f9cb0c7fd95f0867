/** Most played videos and audios, including those that continue from before the period, without a play. */
import { metricColumns } from '../query/metrics.ts';
import { sessionsOf, videoNames } from '../query/rollups/hour-columns.ts';
import type { Sources } from '../query/rollups/sources.ts';
import { type Sql, sql, wholeNumber } from '../query/sql.ts';

export interface VideoRow {
  videoId: string;
  name: string;
  plays: number;
  completions: number;
  uniqueViewers: number;
  /** Seconds. */
  contentTimeSpent: number;
}

export const topVideosQuery = ({ playback }: Sources, limit: number): Sql => sql`
  select named.id as videoId, named.name as name, plays, completions, uniqueViewers, contentTimeSpent
  from (
    select video, ${metricColumns('plays', 'completions', 'uniqueViewers', 'contentTimeSpent')}
    from ${sessionsOf(playback)}
    group by video
    having plays > 0 or uniqueViewers > 0
    order by plays desc, contentTimeSpent desc
    limit ${wholeNumber(limit)} with ties
  ) as most
  join ${videoNames(playback)} as named using (video)
  order by plays desc, contentTimeSpent desc, videoId
  limit ${wholeNumber(limit)}`;
