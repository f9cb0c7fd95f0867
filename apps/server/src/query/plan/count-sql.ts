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
      return asFigure(
        sql`if(countIf(${count.when}) = 0, null, ${named(`quantileExactIf(${count.level})`)}(${count.value}, ${count.when}))`,
      );
    case 'repetition': {
      const times = sql`sumMapIf([(${count.group}, ${count.item})], [toUInt64(1)], ${count.when})`;
      const most = sql`arrayReduce('maxMap', arrayMap(pair -> [pair.1], ${times}.1), arrayMap(one -> [one], ${times}.2)).2`;
      return asFigure(
        sql`if(countIf(${count.when}) = 0, null, arrayReduce(${named(`'quantileExact(${count.level})'`)}, ${most}))`,
      );
    }
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

/** Whether a row has a figure: a count above zero, or a quantile. Over rows with every counted metric as `m_{key}`. */
export const hasFigure = (counted: ReadonlyMap<string, { count: Count }>): Sql =>
  anyOf(
    [...counted].map(([key, { count }]) =>
      isNullable(count) ? sql`${named(`m_${key}`)} is not null` : sql`ifNull(${named(`m_${key}`)}, 0) != 0`,
    ),
  );

/** Whether the figures of the parts add up to the figure of the whole. */
export const addsUp = ({ by }: Count): boolean => by === 'rows' || by === 'sum';

/** Over rows with every counted metric as `m_{key}`, or with another prefix. */
export function figureSql(key: string, letter: 'm' | 'v' = 'm'): Sql {
  const metric = metricOf(key);
  if (!isRatio(metric)) return named(`${letter}_${key}`);
  const [of, per] = [figureSql(metric.of, letter), figureSql(metric.per, letter)];
  return sql`if(ifNull(${per}, 0) = 0, null, ${of} / ${per})`;
}
