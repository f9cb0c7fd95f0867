/** Funnels (R-01): the number of visits, or of visitors within a time, that reach each step in order. */

import { type FunnelAnswer, FunnelQuery, FunnelRowsQuery } from '@sintonia/contracts';
import type { z } from 'zod';
import { dimensionOf } from '../../query/dimensions/all-dimensions.ts';
import { filterDimensions, filterSql } from '../../query/filters/filter-sql.ts';
import { IS_IDENTIFIED, IS_PAGE_VIEW } from '../../query/hit-conditions.ts';
import { decimal, list, named, type Sql, sql, wholeNumber } from '../../query/sql.ts';
import { type Analysis, numberOf, type Scoped } from './analysis.ts';

type Figures = Omit<FunnelAnswer, 'suite' | 'period' | 'basis'>;
type RowsQuery = z.infer<typeof FunnelRowsQuery>;

/**
 * `unit, at_ms, reached`: the furthest step of each visit or visitor. For each step the latest possible start is
 * tracked along the hits, one step after the other over all hits at once: folding hit by hit takes as long as the longest
 * visit. Among hits at the same instant, those of earlier steps come first. Time on page is no step: its hits have the
 * fields of their page. A hit is one number, because arrays of numbers are collected and sorted faster than arrays of
 * tuples.
 */
function units({ steps, within, isStrict }: FunnelQuery, { rows }: Scoped): Sql {
  const dimensions = steps.flatMap((step) => filterDimensions(step).map(({ name }) => name));
  const bits = steps.map((step, i) => sql`if(${filterSql(step, dimensionOf)}, ${wholeNumber(2 ** i)}, 0)`);
  const mask = bits.reduce((all, bit) => sql`${all} + ${bit}`);
  const unit = within === 'visit' ? sql`visit` : sql`visitor`;
  const ofUnits = sql`
      select unit, arraySort(groupArray((ms * 256 + mask) * 2 + is_view)) as hits
      from (
        select ${unit} as unit, toUInt64(toUnixTimestamp64Milli(at)) as ms, toUInt8(${mask}) as mask, toUInt8(${IS_PAGE_VIEW}) as is_view
        from ${rows({ dimensions, needs: within === 'visit' ? ['visit'] : [], reads: sql`${unit}, visitor, kind, at` })}
        where ${IS_IDENTIFIED} and kind != 'visible'
      )
      where mask != 0${isStrict ? sql` or is_view` : sql``} group by unit having max(bitAnd(mask, 1))`;
  if (within === 'visit' && !isStrict) return inOrder(steps.length, ofUnits);
  const isInTime =
    within === 'visit' ? sql`start >= 0` : sql`start >= 0 and ${MS} - start <= ${decimal(within.seconds * 1000)}`;
  const columns = steps.flatMap((_, i) => {
    const starts =
      i === 0
        ? sql`arrayMap(hit -> if(${matches(i)}, ${MS}, -1), hits)`
        : sql`arrayMap((hit, start) -> if(${matches(i)} and ${isInTime}, start, -1),
            hits, arrayPopBack(arrayPushFront(${latestOf(i)}, -1)))`;
    // A step keeps its start until a later hit replaces it; in strict mode, another page view ends it.
    const latest = isStrict
      ? sql`arrayFill((start, hit) -> start >= 0 or bitTest(hit, 0), ${startsOf(i + 1)}, hits)`
      : sql`arrayFill(start -> start >= 0, ${startsOf(i + 1)})`;
    return [sql`${starts} as ${startsOf(i + 1)}`, sql`${latest} as ${latestOf(i + 1)}`];
  });
  const reached = steps.map((_, i) => sql`arrayExists(start -> start >= 0, ${startsOf(i + 1)})`);
  return sql`select unit, ${FIRST_MS} as at_ms, ${list(columns)},
    ${reached.reduce((sum, one) => sql`${sum} + ${one}`)} as reached from (${ofUnits})`;
}
/** Time of a `hit`: a number with the time, the steps that the hit matches, and whether it is a page view. */
const MS = sql`toInt64(bitShiftRight(hit, 9))`;
const FIRST_MS = sql`toInt64(bitShiftRight(hits[1], 9))`;
/** @param step from 0 on */
const matches = (step: number): Sql => sql`bitTest(hit, ${wholeNumber(step + 1)})`;
/** Start of the sequence that a hit continues with this step, else -1. */
const startsOf = (step: number): Sql => named(`starts_${step}`);
/** The same, of this hit or of an earlier one. */
const latestOf = (step: number): Sql => named(`latest_${step}`);

/**
 * Steps reached without a limit of time: each step at its first hit after that of the previous step. Reads each hit once per
 * step.
 */
function inOrder(steps: number, units: Sql): Sql {
  const places = Array.from({ length: steps }, (_, i) => {
    const first =
      i === 0
        ? sql`arrayFirstIndex(hit -> ${matches(i)}, hits)`
        : sql`if(${placeOf(i)} = 0, 0, arrayFirstIndex(
            (hit, place) -> place > ${placeOf(i)} and ${matches(i)}, hits, arrayEnumerate(hits)))`;
    return sql`${first} as ${placeOf(i + 1)}`;
  });
  const reached = places.map((_, i) => sql`(${placeOf(i + 1)} > 0)`).reduce((sum, one) => sql`${sum} + ${one}`);
  return sql`select unit, ${FIRST_MS} as at_ms, ${list(places)}, ${reached} as reached from (${units})`;
}
const placeOf = (step: number): Sql => named(`place_${step}`);

export const FUNNEL: Analysis<FunnelQuery, RowsQuery, Figures> = {
  name: 'funnel',
  version: 3, // time on page is no step, from version 2; heartbeats keep a visit open
  schema: FunnelQuery,
  rowsSchema: FunnelRowsQuery,
  relation: 'hits',
  named: ({ steps }) => ({ filters: steps.map((filter, i) => ({ filter, path: `steps[${i}]` })) }),
  statements: (query, scoped) => ({
    main: sql`select reached, count() as n from (${units(query, scoped)}) group by reached`,
  }),
  answer: ({ steps, within }, _scoped, found) => {
    const counts = steps.map((_, i) =>
      found.reduce((sum, { reached, n }) => sum + (numberOf(reached) > i ? numberOf(n) : 0), 0),
    );
    const share = (count: number, of: number | undefined) => (of ? count / of : null);
    return {
      each: within === 'visit' ? 'visit' : 'visitor',
      steps: counts.map((count, i) => ({
        count,
        ofPrevious: i === 0 ? null : share(count, counts[i - 1]),
        ofFirst: share(count, counts[0]),
      })),
    };
  },
  behind: ({ query, step }, scoped) => ({
    each: query.within === 'visit' ? 'visit' : 'visitor',
    statement: sql`select hex(unit) as row_id, row_id as ${named(query.within === 'visit' ? 'visit' : 'visitor')}, at_ms, reached from (${units(query, scoped)})
      where reached >= ${wholeNumber(step)}`,
  }),
  table: ({ steps }) => steps.map((step, i) => ({ step: i + 1, ...step })),
};
