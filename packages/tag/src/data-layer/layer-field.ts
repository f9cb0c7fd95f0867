/** D-02, § 5: what stands for a missing section, subsection, programme or user id. */
export const NO_SECTION = 'No informat';
/** D-02, § 5: what stands for any other missing analytics value. */
export const NO_VALUE = 'No Informat';
/** D-02, § 5: page name of a page that has none. */
export const NO_PAGE_NAME = 'noDisponible';

/** What code gives for a field of each kind; on the layer a list is one text with commas. */
interface Given {
  text: string;
  list: readonly string[];
  count: number;
  flag: boolean;
}
export type LayerKind = keyof Given;

/** One field of the data layer: its name there, what it holds, and what stands for it when it is missing. */
export interface LayerField<K extends LayerKind = LayerKind, N extends string = string> {
  readonly name: N;
  readonly kind: K;
  /** Empty for what belongs to an action (a search, a click): without the action nothing is missing. */
  readonly missing: string;
}
export type LayerTable = Readonly<Record<string, LayerField>>;

/** What a page gives: by property of the table, all optional. */
export type Fields<T extends LayerTable> = { [F in keyof T]?: Given[T[F]['kind']] | undefined };

export type LayerValue = string | number | boolean;
/** What stands on the layer: by Catalan name, none absent. */
export type Group<T extends LayerTable> = Record<T[keyof T]['name'], LayerValue>;

const of =
  <K extends LayerKind>(kind: K) =>
  <const N extends string>(name: N, missing = ''): LayerField<K, N> => ({ name, kind, missing });

export const text = of('text');
export const list = of('list');
export const count = of('count');
export const flag = of('flag');

function toLayerValue({ missing }: LayerField, given: Given[LayerKind] | undefined): LayerValue {
  if (typeof given === 'number') return Number.isFinite(given) ? given : missing;
  if (typeof given === 'boolean') return given;
  const written = typeof given === 'object' ? given.join(',') : given;
  return written?.trim() || missing;
}

/** Fields → a whole group of the layer, with what stands for the missing ones. */
export function toGroup<T extends LayerTable>(table: T, fields: Fields<T>): Group<T> {
  const group: Record<string, LayerValue> = {};
  for (const property in table) {
    const field: LayerField | undefined = table[property];
    if (field) group[field.name] = toLayerValue(field, fields[property]);
  }
  return group as Group<T>; // cast: filled through the table's own names
}

/** A group with the fields that are given on top; what is not a field of the table is passed over. */
export function overlay<T extends LayerTable>(
  table: T,
  group: Group<T>,
  fields: Readonly<Record<string, unknown>>,
): Group<T> {
  const over: Record<string, LayerValue> = {};
  for (const [property, given] of Object.entries(fields)) {
    const field: LayerField | undefined = table[property];
    if (field && given !== undefined) over[field.name] = toLayerValue(field, given as Given[LayerKind]); // cast: by the table's kinds
  }
  return { ...group, ...over };
}

/** D-03: the first entry of a comma list. */
export const firstOfList = (value: string): string => value.split(',', 1)[0]?.trim() ?? '';
