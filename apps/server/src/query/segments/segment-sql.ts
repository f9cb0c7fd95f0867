/** Segments as conditions on a relation's rows. */

import type { QuerySegment } from '@sintonia/contracts';
import { dimensionOf } from '../dimensions/all-dimensions.ts';
import { filterDimensions, filterSql } from '../filters/filter-sql.ts';
import { IS_IDENTIFIED } from '../hit-conditions.ts';
import type { Relation } from '../metrics/metric.ts';
import { type Sql, sql } from '../sql.ts';
import { relationOfSegment } from './check-segments.ts';

export interface SegmentParts {
  /** Conditions on the rows. */
  conditions: readonly Sql[];
  /** Columns used by these conditions, besides the dimensions. */
  needs: readonly string[];
  /** Dimensions used by these conditions. */
  dimensions: readonly string[];
}

/** Rows in which a segment's visits or visitors are searched. */
export interface SegmentRows {
  relation: Relation;
  dimensions: readonly string[];
  needs: readonly string[];
  /** Whether rows of the time around the period are needed, as far as a visit extends. */
  isAround: boolean;
  /** What the condition reads. */
  reads: readonly Sql[];
}

/**
 * A playback session belongs to the visit of its media start hit.
 *
 * @param relation of the rows that are restricted
 * @param rowsOf rows of a relation, for use in FROM
 */
export function segmentParts(
  segments: readonly QuerySegment[],
  relation: Relation,
  rowsOf: (wanted: SegmentRows) => Sql,
): SegmentParts {
  const conditions: Sql[] = [];
  const dimensions: string[] = [];
  const needs: string[] = [];
  for (const segment of segments) {
    const where = filterSql(segment.where, dimensionOf);
    const names = filterDimensions(segment.where).map(({ name }) => name);
    const keep = (condition: Sql) => conditions.push(segment.isExcluded ? sql`not (${condition})` : condition);
    if (segment.level === 'visitor') {
      const foundAmong = relationOfSegment(segment) ?? 'hits';
      const rows = rowsOf({
        relation: foundAmong,
        dimensions: names,
        needs: [],
        isAround: false,
        reads: [where, sql`visitor`],
      });
      keep(sql`${IS_IDENTIFIED} and visitor in (select visitor from ${rows} where ${where})`);
    } else if (segment.level === 'visit') {
      const reads = [where, sql`visitor, visit, started`];
      const rows = rowsOf({ relation: 'hits', dimensions: names, needs: ['visit'], isAround: true, reads });
      if (relation === 'hits') {
        needs.push('visit');
        keep(sql`${IS_IDENTIFIED} and visit in (select visit from ${rows} where ${IS_IDENTIFIED} and ${where})`);
      } else {
        keep(sql`viewing in (
          select arrayJoin(groupArrayIf(started, started != 0)) from ${rows}
          where ${IS_IDENTIFIED} group by visit having countIf(${where}) > 0
        )`);
      }
    } else {
      dimensions.push(...names);
      keep(where);
    }
  }
  return { conditions, needs, dimensions };
}
