/** How a decoded value is kept in a column. `optional` columns are null when the parameter is absent. */
export type Storage = 'text' | 'lowCardinality' | 'integer' | 'float' | 'boolean' | 'epochMs';

/** One way to write a value on the wire and read it back. Neither direction throws. */
export interface Kind<T> {
  readonly storage: Storage;
  /** Text for the wire, or undefined when the format omits the value (empty, NaN …). */
  put(value: T): string | undefined;
  /** Value of the (already percent-decoded) text, or undefined when it cannot be read. */
  take(raw: string): T | undefined;
  /** What `take` accepts, in words for a rejected event. */
  readonly expects: string;
}

/** One parameter: its name on the wire, how it is written, and its name for people. */
export interface Field<T> {
  readonly key: string;
  readonly kind: Kind<T>;
  readonly label: string;
}

/** Fields by property name; the order of the properties is the order on the wire. */
// biome-ignore lint/suspicious/noExplicitAny: a table mixes kinds; each field keeps its own type
export type FieldTable = Readonly<Record<string, Field<any>>>;

/** The values a table describes, all optional: absence is part of every format here. */
export type FieldValues<T extends FieldTable> = {
  [F in keyof T]?: (T[F] extends Field<infer V> ? V : never) | undefined;
};

/** A parameter as it stands in a query; null when it came without `=`. */
export type Pair = readonly [name: string, value: string | null];

/** A parameter that is known but cannot be read, with its text as received. */
export interface BadField {
  readonly key: string;
  readonly raw: string;
  readonly why: string;
}

export interface DecodedFields<T extends FieldTable> {
  readonly fields: FieldValues<T>;
  /** Pairs whose name is not in the table, in order. */
  readonly rest: Pair[];
  readonly bad: BadField[];
}

export const field = <T>(key: string, kind: Kind<T>, label: string): Field<T> => ({ key, kind, label });

/** Values → pairs in table order; what the kinds omit is left out. */
export function encodeFields<T extends FieldTable>(table: T, values: FieldValues<T>): [string, string][] {
  const pairs: [string, string][] = [];
  for (const name in table) {
    const { key, kind } = table[name] as Field<unknown>; // cast: the key and its value belong together by FieldValues
    const value = values[name];
    const raw = value === undefined || value === null ? undefined : kind.put(value);
    if (raw !== undefined) pairs.push([key, raw]);
  }
  return pairs;
}

/** A field, and which property of the values it is. */
interface Place {
  property: string;
  kind: Kind<unknown>;
}

const placesOf = new WeakMap<FieldTable, ReadonlyMap<string, Place>>();

function placeByKey(table: FieldTable): ReadonlyMap<string, Place> {
  let found = placesOf.get(table);
  if (!found) {
    found = new Map(Object.entries(table).map(([property, { key, kind }]) => [key, { property, kind }]));
    placesOf.set(table, found);
  }
  return found;
}

/**
 * Pairs → values. Never throws: what is known but unreadable is `bad` with its raw text, what is not in the
 * table is `rest`. The first of several equal names wins; the others are `bad`.
 */
export function decodeFields<T extends FieldTable>(table: T, pairs: Iterable<Pair>): DecodedFields<T> {
  const byKey = placeByKey(table);
  const fields: Record<string, unknown> = {};
  const rest: Pair[] = [];
  const bad: BadField[] = [];
  for (const pair of pairs) {
    const key = pair[0];
    const raw = pair[1] ?? '';
    const place = byKey.get(key);
    if (place === undefined) {
      rest.push(pair);
      continue;
    }
    const { property, kind } = place;
    const value = kind.take(raw);
    if (value === undefined) bad.push({ key, raw, why: raw === '' ? 'empty' : `expects ${kind.expects}` });
    else if (fields[property] !== undefined) bad.push({ key, raw, why: 'given twice' });
    else fields[property] = value;
  }
  return { fields: fields as FieldValues<T>, rest, bad }; // cast: filled through the table's own kinds
}
