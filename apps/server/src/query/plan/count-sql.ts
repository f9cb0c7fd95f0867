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
export const isNullable = (count: Count): boolean =>
  count.by === 'quantile' || count.by === 'repetition' || (count.by === 'sum' && count.isNullWithoutRows === true);

/** @param isOneRowEach whether the counted rows of a visitor in a cell are one (`per-visitor.ts`) */
export function countSql(count: Count, isOneRowEach = false): Sql {
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
      const figure = count.per === undefined ? sum : sql`${sum} / ${decimal(count.per)}`;
      return isNullable(count) ? ofAny(sql`countIf(${count.when})`, figure) : asFigure(figure);
    }
    case 'quantile':
      return ofAny(
        sql`countIf(${count.when})`,
        sql`${named(`quantileExactIf(${count.level})`)}(${count.value}, ${count.when})`,
      );
    case 'repetition':
      return ofAny(sql`countIf(${count.when})`, mostOften(count));
    case 'reach': {
      const reached = isReached(count.seconds, count.isConsecutive);
      return asFigure(isOneRowEach ? sql`countIf(${reached})` : sql`uniqExactIf(visitor, ${reached})`);
    }
    case 'viewers':
      return asFigure(mostViewers(count.within));
    case 'contentOfVisitors':
      return asFigure(sql`sum(content_s)`);
    case 'span':
      return asFigure(sql`if(count() = 0, 0, ${count.value})`);
  }
}

/** How often the most frequent item of a group occurs, as a quantile of the groups. */
function mostOften({ group, item, when, level }: Extract<Count, { by: 'repetition' }>): Sql {
  const times = sql`sumMapIf([(${group}, ${item})], [toUInt64(1)], ${when})`;
  const most = sql`arrayReduce('maxMap', arrayMap(pair -> [pair.1], ${times}.1), arrayMap(one -> [one], ${times}.2)).2`;
  return sql`arrayReduce(${named(`'quantileExact(${level})'`)}, ${most})`;
}

/** Null without rows. */
const ofAny = (rows: Sql, figure: Sql): Sql => asFigure(sql`if(${rows} = 0, null, ${figure})`);

/** Whether the figure depends on nothing but the rows that are counted, so that any rows can be counted at once. */
export const isOfAnyRows = ({ by }: Count): boolean =>
  by === 'rows' || by === 'sum' || by === 'distinct' || by === 'quantile' || by === 'repetition';

/** Whether a row has a figure: a count above zero, or a quantile. Over rows with every counted metric as `m_{key}`. */
export const hasFigure = (counted: ReadonlyMap<string, { count: Count }>): Sql =>
  anyOf(
    [...counted].map(([key, { count }]) =>
      isNullable(count) ? sql`${named(`m_${key}`)} is not null` : sql`ifNull(${named(`m_${key}`)}, 0) != 0`,
    ),
  );

/** Over rows with every counted metric as `m_{key}`. */
export function figureSql(key: string): Sql {
  const metric = metricOf(key);
  if (!isRatio(metric)) return named(`m_${key}`);
  const [of, per] = [figureSql(metric.of), figureSql(metric.per)];
  return sql`if(ifNull(${per}, 0) = 0, null, ${of} / ${per})`;
}
