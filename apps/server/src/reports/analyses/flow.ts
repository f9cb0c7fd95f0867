/** Flows (R-01): values before and after a page or a title within the same visit. */
import { type FlowAnswer, FlowQuery, FlowRowsQuery, queryProblem } from '@sintonia/contracts';
import type { z } from 'zod';
import { findDimension } from '../../query/dimensions/all-dimensions.ts';
import { decimal, list, named, type Sql, sql, text, wholeNumber } from '../../query/sql.ts';
import { type Analysis, type Cell, numberOf, type Scoped } from './analysis.ts';

type Figures = Omit<FlowAnswer, 'suite' | 'period' | 'basis'>;
type RowsQuery = z.infer<typeof FlowRowsQuery>;

/**
 * `visit, at_ms, step, value`: for each occurrence of the value in the period, one row per step; null if there is no
 * value.
 */
function neighbours(
  { dimension, value, among }: FlowQuery,
  { span, rows, isMeant, filtered }: Scoped,
  steps: Sql,
): Sql {
  return sql`
    select visit, seen[place].1 as at_ms, arrayJoin([${steps}]) as step,
      if(place + step < 1 or place + step > length(seen), null, seen[place + step].2) as value
    from (
      select visit, seen, arrayJoin(arrayFilter(
        place -> seen[place].2 = ${text(value)} and seen[place].3
          and seen[place].1 >= ${decimal(span.fromMs)} and seen[place].1 < ${decimal(span.toMs)},
        arrayMap(place -> toInt32(place), arrayEnumerate(seen))
      )) as place
      from (
        select visit, arraySort(groupArray((toUnixTimestamp64Milli(at), toString(${named(`d_${dimension}`)}), toUInt8(${isMeant})))) as seen
        from ${rows({ dimensions: [dimension, ...filtered], needs: ['visit'], isAround: true })}
        where who != 0 and kind = ${text(among)} group by visit
      )
    )`;
}

const stepsOf = (most: number): number[] => Array.from({ length: 2 * most + 1 }, (_, i) => i - most).filter(Boolean);
const numbers = (values: readonly number[]): Sql => list(values.map((value) => sql`toInt32(${decimal(value)})`));

export const FLOW: Analysis<FlowQuery, RowsQuery, Figures> = {
  name: 'flow',
  version: 1,
  schema: FlowQuery,
  rowsSchema: FlowRowsQuery,
  relation: 'hits',
  named: ({ dimension }) => ({ dimensions: [{ name: dimension, path: 'dimension' }] }),
  problems: ({ dimension }) =>
    findDimension(dimension)?.isMany ? [queryProblem('severalValues', ['dimension'], dimension)] : [],
  statements: (query, scoped) => ({
    main: sql`
      select *, count(value) over (partition by step) as value_count, sum(n) over (partition by step) as times
      from (select step, value, count() as n from (${neighbours(query, scoped, numbers(stepsOf(query.steps)))}) group by step, value)
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
      from (${neighbours(query, scoped, numbers([step]))})
      where ${value === null ? sql`value is null` : sql`ifNull(value = ${text(value)}, 0)`}`,
  }),
  table: ({ before, after }) =>
    [...before, ...after].flatMap(({ step, none, values }): Record<string, Cell>[] => [
      ...values.map(({ value, count }) => ({ step, value, count })),
      ...(none > 0 ? [{ step, value: null, count: none }] : []),
    ]),
};
