/** The audience along a title (R-10): viewings that played each part of it, and where each was left. */
import { type PositionsAnswer, PositionsQuery, PositionsRowsQuery } from '@sintonia/contracts';
import type { z } from 'zod';
import { isHeartbeatRead } from '../../query/events-read.ts';
import { insidePeriod } from '../../query/plan/rows-request.ts';
import { COVERS_FROM_S, VIEWING } from '../../query/plan/viewing-columns.ts';
import { playsContent } from '../../query/rollups/hour-columns.ts';
import { type Sql, sql, wholeNumber } from '../../query/sql.ts';
import { type Analysis, numberOf, type Scoped } from './analysis.ts';

type Figures = Omit<PositionsAnswer, 'suite' | 'period' | 'basis'>;
type RowsQuery = z.infer<typeof PositionsRowsQuery>;

/**
 * `session, visitor, part, is_left`: one row for each part of the content that a viewing played, and whether it stopped
 * there in the period: by its last heartbeat, of those at the same instant the last by id. A heartbeat states the
 * position at its end; the content advanced at its usual speed until then.
 * Facts have no positions: heartbeats are read from events, of the viewings that the filter leaves.
 */
const parts = ({ rows, span }: Scoped, per: Sql): Sql => sql`
  select session, visitor, part, max(part = left_part) as is_left
  from (
    select session, visitor, left_part, arrayJoin(range(toUInt32(intDiv(from_s, ${per})), toUInt32(intDiv(last_s, ${per}) + 1))) as part
    from (
      select session, visitor, from_s, last_s,
        intDiv(argMax(last_s, tuple(at, beat_id)) over (partition by session), ${per}) as left_part
      from (
        select ${VIEWING} as viewing, heartbeat.session_id as session, heartbeat.occurred_at as at, heartbeat.event_id as beat_id,
          ${COVERS_FROM_S} as from_s,
          greatest(toInt64(heartbeat.playhead_s) - 1, from_s) as last_s
        from playback as heartbeat final
        where ${isHeartbeatRead(span)} and heartbeat.duration_ms > 0
          and ${playsContent(sql`heartbeat.event`, sql`heartbeat.asset_type`)} and ${insidePeriod(sql`heartbeat.occurred_at`, span)}
      ) as beat
      inner join (select viewing, any(visitor) as visitor from ${rows({ reads: sql`viewing, visitor` })} group by viewing) as known using (viewing)
    )
  )
  group by session, visitor, part`;

export const POSITIONS: Analysis<PositionsQuery, RowsQuery, Figures> = {
  name: 'positions',
  version: 2, // among heartbeats at the same instant the last one is by id
  schema: PositionsQuery,
  rowsSchema: PositionsRowsQuery,
  relation: 'audience',
  statements: ({ per }, scoped) => ({
    main: sql`select part, count() as n, sum(is_left) as left_here from (${parts(scoped, wholeNumber(per))})
      group by part order by part`,
    beside: sql`select uniqExact(viewing) as n, max(media_length_s) as length_s
      from ${scoped.rows({ reads: sql`viewing, media_length_s` })}`,
  }),
  answer: ({ per }, _scoped, found, { n, length_s }) => ({
    viewings: numberOf(n),
    lengthS: numberOf(length_s),
    points: found.map((row) => ({
      atS: numberOf(row.part) * per,
      viewings: numberOf(row.n),
      left: numberOf(row.left_here),
    })),
  }),
  behind: ({ query, atS, untilS = atS + 1, isLeft }, scoped) => {
    const [first, after] = [Math.floor(atS / query.per), Math.ceil(untilS / query.per)];
    return {
      each: 'viewing',
      statement: sql`select distinct session as row_id, session, if(visitor = 0, '', hex(visitor)) as visitor
        from (${parts(scoped, wholeNumber(query.per))})
        where part >= ${wholeNumber(first)} and part < ${wholeNumber(after)} ${isLeft ? sql`and is_left = 1` : sql``}`,
    };
  },
  table: ({ points }) => points,
};
