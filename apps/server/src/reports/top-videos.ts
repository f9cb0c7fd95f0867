/** Most played videos and audios. */
import type { OverviewReport } from '@sintonia/contracts';
import { metricColumns } from './metrics.ts';
import { sessionsOf } from './rollups/hour-columns.ts';
import type { Sources } from './rollups/sources.ts';
import { type Sql, sql, wholeNumber } from './sql.ts';

export type VideoRow = OverviewReport['videos'][number];

export const topVideosQuery = ({ playback }: Sources, limit: number): Sql => sql`
  select
    video_id as videoId,
    max(video_name) as name,
    ${metricColumns('plays', 'completions', 'uniqueViewers', 'contentTimeSpent')}
  from ${sessionsOf(playback)}
  group by videoId
  having plays > 0
  order by plays desc, contentTimeSpent desc, videoId
  limit ${wholeNumber(limit)}`;
