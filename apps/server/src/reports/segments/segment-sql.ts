/** Segments as conditions on a relation's rows. */
import type { QuerySegment } from '@sintonia/contracts';
import { dimensionOf } from '../dimensions/all-dimensions.ts';
import { filterDimensions, filterSql } from '../filters/filter-sql.ts';
import type { Relation } from '../metrics/metric.ts';
import { named, type Sql, sql } from '../sql.ts';
import { relationOfSegment } from './check-segments.ts';

export interface SegmentParts {
  /** On the rows. */
  conditions: readonly Sql[];
  /** For `RowsAsked.visitConditions`, in the order of their columns. */
  visitConditions: readonly Sql[];
  /** Dimensions that these conditions are over. */
  dimensions: readonly string[];
}

/** @param rowsOf rows of a relation that carry these dimensions, ready for a from */
export function segmentParts(
  segments: readonly QuerySegment[],
  rowsOf: (relation: Relation, dimensions: readonly string[]) => Sql,
): SegmentParts {
  const conditions: Sql[] = [];
  const visitConditions: Sql[] = [];
  const dimensions: string[] = [];
  for (const segment of segments) {
    const where = filterSql(segment.where, dimensionOf);
    const names = filterDimensions(segment.where).map(({ name }) => name);
    const keep = (condition: Sql) => conditions.push(segment.isExcluded ? sql`not (${condition})` : condition);
    if (segment.level === 'visitor') {
      const rows = rowsOf(relationOfSegment(segment) ?? 'hits', names);
      keep(sql`who != '' and who in (select who from ${rows} where ${where})`);
      continue;
    }
    dimensions.push(...names);
    if (segment.level === 'visit') keep(named(`s_${visitConditions.push(where) - 1}`));
    else keep(where);
  }
  return { conditions, visitConditions, dimensions };
}
