/** Flows (R-01): values before and after a page or a title within the same visit. */

import { type FlowAnswer, FlowQuery, FlowRowsQuery, queryProblem } from '@sintonia/contracts';
import type { z } from 'zod';
import { findDimension } from '../../query/dimensions/all-dimensions.ts';
import { IS_IDENTIFIED } from '../../query/hit-conditions.ts';
import { decimal, list, named, type Sql, sql, text, wholeNumber } from '../../query/sql.ts';
import { type Analysis, type Cell, numberOf, type Scoped } from './analysis.ts';

type Figures = Omit<FlowAnswer, 'suite' | 'period' | 'basis'>;
type RowsQuery = z.infer<typeof FlowRowsQuery>;

/**
 * `visit, at_ms, step, value`: for each occurrence of the value in the period, one row per step; null if there is no
 * value. Only visits with the value are sorted.
 */
function neighbours(
  { dimension, value, among }: FlowQuery,
  { span, rows, isMeant, filtered }: Scoped,
  steps: readonly number[],
): Sql {
  const own = named(`d_${dimension}`);
  const isOfVisits = sql`${IS_IDENTIFIED} and kind = ${text(among)}`;
  const all = rows({ dimensions: [dimension, ...filtered], needs: ['visit'], isAround: true });
  const neighbour = (step: number) =>
    sql`(${wholeSteps(step)}, ${step < 0 ? sql`lagInFrame` : sql`leadInFrame`}(own, ${wholeNumber(Math.abs(step))}) over of_visit)`;
  return sql`
    select visit, at_ms, near.1 as step, near.2 as value
    from (
      select visit, at_ms, own, is_meant, [${list(steps.map(neighbour))}] as around
      from (
        select visit, toUnixTimestamp64Milli(at) as at_ms, cast(${own} as Nullable(String)) as own,
          toUInt8(${isMeant}) as is_meant
        from ${all}
        where ${isOfVisits} and visit in (select visit from ${all} where ${isOfVisits} and ${own} = ${text(value)})
      )
      window of_visit as (
        partition by visit order by at_ms, own, is_meant rows between unbounded preceding and unbounded following
      )
    )
    array join around as near
    where own = ${text(value)} and is_meant and at_ms >= ${decimal(span.fromMs)} and at_ms < ${decimal(span.toMs)}`;
}

const stepsOf = (most: number): number[] => Array.from({ length: 2 * most + 1 }, (_, i) => i - most).filter(Boolean);
const wholeSteps = (step: number): Sql => sql`toInt32(${decimal(step)})`;

export const FLOW: Analysis<FlowQuery, RowsQuery, Figures> = {
  name: 'flow',
  version: 2, // heartbeats keep a visit open
  schema: FlowQuery,
  rowsSchema: FlowRowsQuery,
  relation: 'hits',
  named: ({ dimension }) => ({ dimensions: [{ name: dimension, path: 'dimension' }] }),
  problems: ({ dimension }) =>
    findDimension(dimension)?.isMany ? [queryProblem('severalValues', ['dimension'], dimension)] : [],
  statements: (query, scoped) => ({
    main: sql`
      select *, count(value) over (partition by step) as value_count, sum(n) over (partition by step) as times
      from (select step, value, count() as n from (${neighbours(query, scoped, stepsOf(query.steps))}) group by step, value)
      order by step, value is null desc, n desc, value limit ${wholeNumber(query.limit + 1)} by step`,
  }),
  answer: ({ steps, limit }, _scoped, found) => {
    const stepOf = (step: number) => {
      const own = found.filter((row) => row.step === step);
      const values = own.flatMap(({ value, n }) => (value === null ? [] : [{ value: `${value}`, count: numberOf(n) }]));
      return {
        step,
        none: numberOf(own.find(({ value }) => value === null)?.n),
        valueCount: numberOf(own[0]?.value_count),
        values: values.slice(0, limit),
      };
    };
    const all = stepsOf(steps).map(stepOf);
    return {
      times: numberOf(found[0]?.times),
      before: all.filter(({ step }) => step < 0).reverse(),
      after: all.filter(({ step }) => step > 0),
    };
  },
  behind: ({ query, step, value }, scoped) => ({
    each: 'hit',
    statement: sql`select concat(hex(visit), ' ', toString(at_ms)) as row_id, hex(visit) as visit_id, at_ms
      from (${neighbours(query, scoped, [step])})
      where ${value === null ? sql`value is null` : sql`ifNull(value = ${text(value)}, 0)`}`,
  }),
  table: ({ before, after }) =>
    [...before, ...after].flatMap(({ step, none, values }): Record<string, Cell>[] => [
      ...values.map(({ value, count }) => ({ step, value, count })),
      ...(none > 0 ? [{ step, value: null, count: none }] : []),
    ]),
};
