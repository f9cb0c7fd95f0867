/** For tests: rows of an answer that a fact belongs to, and filters, in plain code. */
import type { Filter, FilterCondition } from '@sintonia/contracts';
import type { Countable, RecountQuery } from './recount-query.ts';
import { timeOf } from './recount-time.ts';

/** Position of a row in the answer: its time and dimensions. */
export const rowKey = (values: readonly string[]): string => JSON.stringify(values);

export function keysOf(
  { atMs, dimensions }: Countable,
  { granularity, timeZone, dimensions: names }: RecountQuery,
): string[] {
  let keys: string[][] = [granularity === 'total' ? [] : [timeOf(atMs, granularity, timeZone)]];
  for (const name of names) {
    const value = dimensions[name] ?? '';
    keys = keys.flatMap((key) => [value].flat().map((one) => [...key, one]));
  }
  return keys.map(rowKey);
}

const NUMBERS = new Set([
  'hour',
  'weekday',
  'visitNumber',
  'daysSinceLastVisit',
  'searchResults',
  'mediaLength',
  'chapterPosition',
  'playbackRate',
  'quality',
]);

export function holds(filter: Filter, dimensions: Countable['dimensions']): boolean {
  if ('all' in filter) return filter.all.every((one) => holds(one, dimensions));
  if ('any' in filter) return filter.any.some((one) => holds(one, dimensions));
  if ('not' in filter) return !holds(filter.not, dimensions);
  const value = dimensions[filter.dimension] ?? '';
  return [value].flat().some((one) => meets(filter, one, NUMBERS.has(filter.dimension)));
}

function meets(condition: FilterCondition, value: string, isNumber: boolean): boolean {
  const same = (one: string | number) =>
    isNumber ? value !== '' && Number(value) === Number(one) : value === `${one}`;
  switch (condition.is) {
    case 'empty':
      return value === '';
    case 'equals':
      return same(condition.value);
    case 'contains':
      return value.includes(`${condition.value}`);
    case 'starts':
      return value.startsWith(`${condition.value}`);
    case 'in':
      return condition.values.some(same);
    case 'between': {
      if (isNumber)
        return value !== '' && Number(value) >= Number(condition.from) && Number(value) <= Number(condition.to);
      const bytes = Buffer.from(value);
      return bytes.compare(Buffer.from(`${condition.from}`)) >= 0 && bytes.compare(Buffer.from(`${condition.to}`)) <= 0;
    }
  }
}
