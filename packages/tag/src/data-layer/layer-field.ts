import type { Given, LayerField, LayerTable } from '@sintonia/wire';

/** What a page gives: by property of the table, all optional. */
export type Fields<T extends LayerTable> = { [F in keyof T]?: Given[T[F]['kind']] | undefined };

export type LayerValue = string | number | boolean;
/** What stands on the layer: by Catalan name, none absent. */
export type Group<T extends LayerTable> = Record<T[keyof T]['name'], LayerValue>;

function toLayerValue({ missing }: LayerField, given: Given[keyof Given] | undefined): LayerValue {
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
    if (field && given !== undefined) over[field.name] = toLayerValue(field, given as Given[keyof Given]); // cast: by the table's kinds
  }
  return { ...group, ...over };
}

/** D-03: the first entry of a comma list. */
export const firstOfList = (value: string): string => value.split(',', 1)[0]?.trim() ?? '';
