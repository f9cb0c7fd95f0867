/** Column type of a decoded value. `optional` columns are null when the parameter is absent. */
export type Storage = 'text' | 'lowCardinality' | 'integer' | 'float' | 'boolean' | 'epochMs';

/** Encoding and decoding of one kind of value. Neither direction throws. */
export interface Kind<T> {
  readonly storage: Storage;
  /** Text for the wire, or undefined when the format omits the value (empty, NaN …). */
  encode(value: T): string | undefined;
  /** Value of the percent-decoded text, or undefined when it cannot be read. */
  decode(raw: string): T | undefined;
  /** Description of valid input, for rejected events. */
  readonly expects: string;
}

/** One parameter: name on the wire, encoding, and label. */
export interface Field<T> {
  readonly key: string;
  readonly kind: Kind<T>;
  readonly label: string;
}

/** Fields by property name; the order of the properties is the order on the wire. */
// biome-ignore lint/suspicious/noExplicitAny: the table mixes field kinds, and each field keeps its own type
export type FieldTable = Readonly<Record<string, Field<any>>>;

/** Values of a table, all optional: every format here allows absence. */
export type FieldValues<T extends FieldTable> = {
  [F in keyof T]?: (T[F] extends Field<infer V> ? V : never) | undefined;
};

/** A parameter in a query; null without `=`. */
export type Pair = readonly [name: string, value: string | null];

/** A known parameter that cannot be read, with its text as received. */
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

/** Values → pairs in table order; omitted values are left out. */
export function encodeFields<T extends FieldTable>(table: T, values: FieldValues<T>): [string, string][] {
  const pairs: [string, string][] = [];
  for (const name in table) {
    const { key, kind } = table[name] as Field<unknown>; // cast: FieldValues pairs each key with its value
    const value = values[name];
    const raw = value === undefined || value === null ? undefined : kind.encode(value);
    if (raw !== undefined) pairs.push([key, raw]);
  }
  return pairs;
}

/** A field with its property name. */
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
 * Pairs → values. Never throws: known but unreadable parameters go to `bad` with their raw text, unknown ones to
 * `rest`. The first of several equal names wins; the others are `bad`.
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
    const value = kind.decode(raw);
    if (value === undefined) bad.push({ key, raw, why: raw === '' ? 'empty' : `expects ${kind.expects}` });
    else if (fields[property] !== undefined) bad.push({ key, raw, why: 'given twice' });
    else fields[property] = value;
  }
  return { fields: fields as FieldValues<T>, rest, bad }; // cast: filled through the table's kinds
}
