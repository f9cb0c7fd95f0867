/** SQL fragments: values are always bound, never part of the text. */
import type { QueryValue } from '../stores/events/event-store.ts';

interface Bound {
  /** ClickHouse type of the parameter. */
  type: string;
  value: QueryValue;
}

export interface Sql {
  chunks: readonly (string | Bound)[];
}

/** A statement or a part of one; interpolated values are other parts. */
export function sql(texts: TemplateStringsArray, ...parts: readonly Sql[]): Sql {
  return { chunks: texts.flatMap((text, i) => [text, ...(parts[i]?.chunks ?? [])]) };
}

const bound = (type: string, value: QueryValue): Sql => ({ chunks: [{ type, value }] });

/** An instant, epoch ms. */
export const instant = (ms: number): Sql => sql`fromUnixTimestamp64Milli(${bound('Int64', ms)}, 'UTC')`;
export const text = (value: string): Sql => bound('String', value);
/** Build numbers; below 2⁵³. */
export const wholeNumbers = (values: readonly number[]): Sql => bound('Array(UInt64)', values);
export const wholeNumber = (value: number): Sql => bound('UInt32', value);

/** An instant or a duration, whole ms, as a number. */
export const wholeMs = (ms: number): Sql => bound('Int64', ms);
/** Instants or durations, ms. */
export const wholeMsList = (values: readonly number[]): Sql => bound('Array(Int64)', values);
export const decimal = (value: number): Sql => bound('Float64', value);

/** A number, bit by bit: from text, the engine may parse a neighbouring number. */
export const exactly = (value: number): Sql =>
  sql`reinterpretAsFloat64(${bound('UInt64', String(new BigUint64Array(Float64Array.of(value).buffer)[0] ?? 0))})`;
export const texts = (values: readonly string[]): Sql => bound('Array(String)', values);
export const decimals = (values: readonly number[]): Sql => bound('Array(Float64)', values);

/** Our own name (column, alias), never external input. */
export const named = (name: string): Sql => ({ chunks: [name] });

/** Trusted SQL: literal text and numeric constants of this code base, never input. */
export const plain = (statement: string): Sql => ({ chunks: [statement] });

/** Several parts with commas between them. */
export const list = (parts: readonly Sql[]): Sql => ({
  chunks: parts.flatMap((part, i) => (i === 0 ? part.chunks : [', ', ...part.chunks])),
});

/** UNION ALL of several selects with the same columns. */
export const unionAll = (selects: readonly Sql[]): Sql => ({
  chunks: selects.flatMap((select, i) => (i === 0 ? select.chunks : [' union all ', ...select.chunks])),
});

/** Conjunction; true if empty. */
export const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0
    ? sql`1`
    : { chunks: ['(', ...conditions.flatMap(({ chunks }, i) => (i === 0 ? chunks : [' and ', ...chunks])), ')'] };

/** Disjunction; false if empty. */
export const anyOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0
    ? sql`0`
    : { chunks: ['(', ...conditions.flatMap(({ chunks }, i) => (i === 0 ? chunks : [' or ', ...chunks])), ')'] };

/** Whether the column is one of these texts. */
export const oneOf = (column: Sql, values: readonly string[]): Sql =>
  sql`${column} in ${bound('Array(String)', values)}`;

/** Words in the text of fragments: names of columns, functions, keywords. */
export const wordsIn = (parts: readonly Sql[]): Set<string> =>
  new Set(
    parts.flatMap(({ chunks }) =>
      chunks.flatMap((chunk) => (typeof chunk === 'string' ? (chunk.match(/\w+/g) ?? []) : [])),
    ),
  );

/** Text and named parameters for the event store. */
export function toStatement({ chunks }: Sql): { text: string; params: Record<string, QueryValue> } {
  const params: Record<string, QueryValue> = {};
  const statement = chunks
    .map((chunk) => {
      if (typeof chunk === 'string') return chunk;
      const name = `p${Object.keys(params).length}`;
      params[name] = chunk.value;
      return `{${name}:${chunk.type}}`;
    })
    .join('');
  return { text: statement, params };
}
