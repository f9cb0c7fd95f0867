/** A filter as SQL condition over the columns `d_{key}` of a relation's rows. Values are bound. */
import type { Filter, FilterCondition } from '@sintonia/contracts';
import type { Dimension } from '../dimensions/dimension.ts';
import { allOf, anyOf, decimal, decimals, named, type Sql, sql, text, texts } from '../sql.ts';

/** @param dimensionOf looks up a known dimension */
export function filterSql(filter: Filter, dimensionOf: (key: string) => Dimension): Sql {
  const inner = (one: Filter) => filterSql(one, dimensionOf);
  if ('all' in filter) return allOf(filter.all.map(inner));
  if ('any' in filter) return anyOf(filter.any.map(inner));
  if ('not' in filter) return sql`not (${inner(filter.not)})`;
  const { kind, isMany } = dimensionOf(filter.dimension);
  const column = named(`d_${filter.dimension}`);
  if (isMany) return sql`arrayExists(part -> ${conditionSql(filter, named('part'), kind)}, ${column})`;
  return conditionSql(filter, column, kind);
}

/** All dimensions of a filter, with their paths. */
export function filterDimensions(filter: Filter, path: readonly PropertyKey[] = []): NamedAt[] {
  if ('all' in filter) return filter.all.flatMap((one, i) => filterDimensions(one, [...path, 'all', i]));
  if ('any' in filter) return filter.any.flatMap((one, i) => filterDimensions(one, [...path, 'any', i]));
  if ('not' in filter) return filterDimensions(filter.not, [...path, 'not']);
  return [{ name: filter.dimension, path: [...path, 'dimension'], condition: filter }];
}
export interface NamedAt {
  name: string;
  path: readonly PropertyKey[];
  condition: FilterCondition;
}

function conditionSql(condition: FilterCondition, column: Sql, kind: Dimension['kind']): Sql {
  switch (condition.is) {
    case 'empty':
      return sql`${column} = ''`;
    case 'contains':
      return sql`position(${column}, ${text(String(condition.value))}) > 0`;
    case 'starts':
      return sql`startsWith(${column}, ${text(String(condition.value))})`;
    default:
      return kind === 'number' ? numberSql(condition, column) : textSql(condition, column);
  }
}

type Compared = Extract<FilterCondition, { is: 'equals' | 'in' | 'between' }>;

function textSql(condition: Compared, column: Sql): Sql {
  if (condition.is === 'equals') return sql`${column} = ${text(String(condition.value))}`;
  if (condition.is === 'in') return sql`${column} in ${texts(condition.values.map(String))}`;
  return sql`(${column} >= ${text(String(condition.from))} and ${column} <= ${text(String(condition.to))})`;
}

/** A non-numeric value matches no numeric condition. */
function numberSql(condition: Compared, column: Sql): Sql {
  const number = sql`toFloat64OrNull(${column})`;
  if (condition.is === 'equals') return sql`ifNull(${number} = ${decimal(Number(condition.value))}, 0)`;
  if (condition.is === 'in') return sql`ifNull(has(${decimals(condition.values.map(Number))}, ${number}), 0)`;
  const { from, to } = condition;
  return sql`ifNull(${number} >= ${decimal(Number(from))} and ${number} <= ${decimal(Number(to))}, 0)`;
}
