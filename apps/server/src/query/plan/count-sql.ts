/** SQL expressions for counts, ratios and sorting. */
import { metricOf } from '../metrics/all-metrics.ts';
import { type Count, isRatio } from '../metrics/metric.ts';
import { anyOf, decimal, named, type Sql, sql } from '../sql.ts';
import { IDENTITIES } from './identities.ts';
import { isReached } from './reach.ts';
import { mostViewers } from './viewers-at-once.ts';

/** Casts a figure to the type that all figures share, so that relations can be joined. */
export const asFigure = (value: Sql): Sql => sql`cast(${value} as Nullable(Float64))`;
export const NO_FIGURE = asFigure(sql`null`);

/** Whether the figure is null without rows. */
export const isNullable = ({ by }: Count): boolean => by === 'quantile' || by === 'repetition';

export function countSql(count: Count): Sql {
  switch (count.by) {
    case 'rows':
      return asFigure(sql`countIf(${count.when})`);
    case 'distinct':
      return asFigure(sql`uniqExactIf(${count.key}, ${count.when})`);
    case 'identities':
      return asFigure(IDENTITIES);
    case 'sum':
    case 'whole': {
      const sum = sql`sumIf(${count.value}, ${count.when})`;
      return asFigure(count.per === undefined ? sum : sql`${sum} / ${decimal(count.per)}`);
    }
    case 'quantile':
      return ofAny(
        sql`countIf(${count.when})`,
        sql`${named(`quantileExactIf(${count.level})`)}(${count.value}, ${count.when})`,
      );
    case 'repetition':
      return ofAny(sql`countIf(${count.when})`, mostOften(count, sql`sumMapIf(${timesOf(count)}, ${count.when})`));
    case 'reach':
      return asFigure(sql`uniqExactIf(visitor, ${isReached(count.seconds, count.isConsecutive)})`);
    case 'viewers':
      return asFigure(mostViewers(count.within));
    case 'contentOfVisitors':
      return asFigure(sql`sum(content_s)`);
    case 'span':
      return asFigure(sql`if(count() = 0, 0, ${count.value})`);
  }
}

/** Null without rows. */
const ofAny = (rows: Sql, figure: Sql): Sql => asFigure(sql`if(${rows} = 0, null, ${figure})`);

type Repetition = Extract<Count, { by: 'repetition' }>;
/** Each item once, for `sumMap`. */
const timesOf = ({ group, item }: Repetition): Sql => sql`[(${group}, ${item})], [toUInt64(1)]`;
/** @param times how often each item of each group occurs */
function mostOften({ level }: Repetition, times: Sql): Sql {
  const most = sql`arrayReduce('maxMap', arrayMap(pair -> [pair.1], ${times}.1), arrayMap(one -> [one], ${times}.2)).2`;
  return sql`arrayReduce(${named(`'quantileExact(${level})'`)}, ${most})`;
}

/** A figure that is kept as aggregate states until the rows of a breakdown are merged. */
export interface KeptCount {
  /** Columns of a row. */
  columns: Sql[];
  /** Figure of a row, over these columns. */
  part: Sql;
  /** Figure of all rows, over these columns. */
  whole: Sql;
}

/** Whether `keepCount` has a figure of all rows. */
export const isKept = (count: Count): boolean =>
  addsUp(count) || count.by === 'distinct' || count.by === 'quantile' || count.by === 'repetition';

/** @param key of the metric, for names of columns */
export function keepCount(key: string, count: Count): KeptCount {
  const [state, rows] = [named(`s_${key}`), named(`n_${key}`)];
  const figure = sql`finalizeAggregation(${state})`;
  const whole = (merge: string) => sql`${named(merge)}(${state}) over ()`;
  const nullable = (kept: Sql, of: (figure: Sql) => Sql, merge: string, when: Sql): KeptCount => ({
    columns: [sql`${kept} as ${state}`, sql`countIf(${when}) as ${rows}`],
    part: ofAny(rows, of(figure)),
    whole: ofAny(sql`(sum(${rows}) over ())`, of(whole(merge))),
  });
  switch (count.by) {
    case 'distinct':
      return {
        columns: [sql`uniqExactStateIf(${count.key}, ${count.when}) as ${state}`],
        part: asFigure(figure),
        whole: asFigure(whole('uniqExactMerge')),
      };
    case 'quantile': {
      const state = sql`${named(`quantileExactStateIf(${count.level})`)}(${count.value}, ${count.when})`;
      return nullable(state, (figure) => figure, `quantileExactMerge(${count.level})`, count.when);
    }
    case 'repetition': {
      const state = sql`sumMapStateIf(${timesOf(count)}, ${count.when})`;
      return nullable(state, (times) => mostOften(count, sql`(${times})`), 'sumMapMerge', count.when);
    }
    default: {
      const column = named(`p_${key}`);
      return {
        columns: [sql`${countSql(count)} as ${column}`],
        part: column,
        whole: sql`sum(${column}) over ()`,
      };
    }
  }
}

/** Whether a row has a figure: a count above zero, or a quantile. Over rows with every counted metric as `m_{key}`. */
export const hasFigure = (counted: ReadonlyMap<string, { count: Count }>): Sql =>
  anyOf(
    [...counted].map(([key, { count }]) =>
      isNullable(count) ? sql`${named(`m_${key}`)} is not null` : sql`ifNull(${named(`m_${key}`)}, 0) != 0`,
    ),
  );

/** Whether the figures of the parts add up to the figure of the whole. */
const addsUp = ({ by }: Count): boolean => by === 'rows' || by === 'sum';

/** Over rows with every counted metric as `m_{key}`, or with another prefix. */
export function figureSql(key: string, letter: 'm' | 'v' = 'm'): Sql {
  const metric = metricOf(key);
  if (!isRatio(metric)) return named(`${letter}_${key}`);
  const [of, per] = [figureSql(metric.of, letter), figureSql(metric.per, letter)];
  return sql`if(ifNull(${per}, 0) = 0, null, ${of} / ${per})`;
}
