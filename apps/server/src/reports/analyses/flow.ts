/** Flows (R-01): values before and after a page or a title within the same visit. */

import { type FlowAnswer, FlowQuery, FlowRowsQuery, queryProblem } from '@sintonia/contracts';
import type { z } from 'zod';
import { findDimension } from '../../query/dimensions/all-dimensions.ts';
import { IS_IDENTIFIED } from '../../query/hit-conditions.ts';
import { CONTEXT_MS } from '../../query/plan/rows-request.ts';
import { decimal, list, named, type Sql, sql, text, wholeMs, wholeNumber } from '../../query/sql.ts';
import { type Analysis, type Cell, numberOf, type Scoped } from './analysis.ts';

type Figures = Omit<FlowAnswer, 'suite' | 'period' | 'basis'>;
type RowsQuery = z.infer<typeof FlowRowsQuery>;

/** Bits of a place in a hit. Those above hold its time: 36 bits of ms are two years. */
const PLACE_BITS = 26;
/**
 * A hit as one number: arrays of numbers are collected and sorted faster than a window over rows. Hits of the same
 * instant are in the order of the texts of their values.
 */
const HIT = sql`((ms * ${wholeNumber(2 ** PLACE_BITS)} + place) * 2 + is_value) * 2 + is_meant`;
const IS_MEANT = sql`bitTest(hit, 0)`;
const IS_VALUE = sql`bitTest(hit, 1)`;
const PLACE = sql`toUInt32(bitAnd(bitShiftRight(hit, 2), ${wholeNumber(2 ** PLACE_BITS - 1)}))`;
const MS = sql`toInt64(bitShiftRight(hit, ${wholeNumber(PLACE_BITS + 2)}))`;

/**
 * `visit, at_ms, step, place`: for each occurrence of the value in the period, one row per step, with the place in `names`
 * of the neighbour's value, 0 without a neighbour. Only visits with the value are sorted.
 */
function neighbours(
  { dimension, value, among }: FlowQuery,
  { span, rows, isMeant, filtered }: Scoped,
  steps: readonly number[],
): { names: Sql; found: Sql } {
  const own = named(`d_${dimension}`);
  const isValue = sql`${own} = ${text(value)}`;
  const reads = sql`visit, visitor, kind, at`;
  const all = sql`${rows({ dimensions: [dimension, ...filtered], needs: ['visit'], isAround: true, reads })}
    where ${IS_IDENTIFIED} and kind = ${text(among)}`;
  const beginMs = wholeMs(span.fromMs - 2 * CONTEXT_MS);
  const near = (step: number) => named(step < 0 ? `before_${-step}` : `after_${step}`);
  const shifted = (step: number) =>
    step < 0 ? sql`arrayShiftRight(places, ${wholeNumber(-step)})` : sql`arrayShiftLeft(places, ${wholeNumber(step)})`;
  const names = sql`(
    select own, toUInt32(row_number() over (order by own)) as place from (select distinct ${own} as own from ${all})
  )`;
  const hitsOfVisits = sql`
    select visit, arraySort(groupArray(${HIT})) as hits
    from (
      select visit, toUInt64(toUnixTimestamp64Milli(at) - ${beginMs}) as ms, ${own} as own,
        toUInt8(${isValue}) as is_value, toUInt8(${isMeant}) as is_meant
      from ${all} and visit in (select visit from ${all} and ${isValue})
    ) as own_hits
    inner join ${names} as names on names.own = own_hits.own
    group by visit`;
  return {
    names,
    found: sql`
      select visit, at_ms, near.1 as step, near.2 as place
      from (
        select visit, ${MS} + ${beginMs} as at_ms,
          [${list(steps.map((step) => sql`(toInt32(${decimal(step)}), ${near(step)})`))}] as around
        from (select visit, hits, arrayMap(hit -> ${PLACE}, hits) as places from (${hitsOfVisits}))
        array join hits as hit, ${list(steps.map((step) => sql`${shifted(step)} as ${near(step)}`))}
        where ${IS_VALUE} and ${IS_MEANT} and at_ms >= ${wholeMs(span.fromMs)} and at_ms < ${wholeMs(span.toMs)}
      )
      array join around as near`,
  };
}

const mainStatement = ({ limit }: FlowQuery, { names, found }: ReturnType<typeof neighbours>): Sql => sql`
  select *, count(value) over (partition by step) as value_count, sum(n) over (partition by step) as times
  from (
    select step, if(counted.place = 0, null, names.own) as value, n
    from (select step, place, count() as n from (${found}) group by step, place) as counted
    left join ${names} as names on names.place = counted.place
  )
  order by step, value is null desc, n desc, value limit ${wholeNumber(limit + 1)} by step`;

const stepsOf = (most: number): number[] => Array.from({ length: 2 * most + 1 }, (_, i) => i - most).filter(Boolean);

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
    main: mainStatement(query, neighbours(query, scoped, stepsOf(query.steps))),
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
  behind: ({ query, step, value }, scoped) => {
    const { names, found } = neighbours(query, scoped, [step]);
    return {
      each: 'hit',
      statement: sql`select concat(hex(visit), ' ', toString(at_ms)) as row_id, hex(visit) as visit, at_ms from (${found})
        where ${value === null ? sql`place = 0` : sql`place in (select place from ${names} where own = ${text(value)})`}`,
    };
  },
  table: ({ before, after }) =>
    [...before, ...after].flatMap(({ step, none, values }): Record<string, Cell>[] => [
      ...values.map(({ value, count }) => ({ step, value, count })),
      ...(none > 0 ? [{ step, value: null, count: none }] : []),
    ]),
};
