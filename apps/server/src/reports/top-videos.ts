/** Most played videos and audios. */
import type { OverviewReport } from '@sintonia/contracts';
import { metricColumns } from './metrics.ts';
import { type Question, sessionsOf } from './relations.ts';
import { type Sql, sql, wholeNumber } from './sql.ts';

export type VideoRow = OverviewReport['videos'][number];

export const topVideosQuery = (question: Question, limit: number): Sql => sql`
  select
    video_id as videoId,
    max(video_name) as name,
    ${metricColumns('plays', 'completions', 'uniqueViewers', 'contentTimeSpent')}
  from ${sessionsOf(question)}
  group by videoId
  having plays > 0
  order by plays desc, contentTimeSpent desc, videoId
  limit ${wholeNumber(limit)}`;
