import type { Given, LayerField, LayerTable } from '@sintonia/wire';

/** Fields of a page, by property of the table, all optional. */
export type Fields<T extends LayerTable> = { [F in keyof T]?: Given[T[F]['kind']] | undefined };

export type LayerValue = string | number | boolean;
/** Fields on the layer, by Catalan name, all present. */
export type Group<T extends LayerTable> = Record<T[keyof T]['name'], LayerValue>;

function toLayerValue({ missing }: LayerField, given: Given[keyof Given] | undefined): LayerValue {
  if (typeof given === 'number') return Number.isFinite(given) ? given : missing;
  if (typeof given === 'boolean') return given;
  const written = typeof given === 'object' ? given.join(',') : given;
  return written?.trim() || missing;
}

/** Fields → a complete group of the layer, with defaults for missing ones. */
export function toGroup<T extends LayerTable>(table: T, fields: Fields<T>): Group<T> {
  const group: Record<string, LayerValue> = {};
  for (const property in table) {
    const field: LayerField | undefined = table[property];
    if (field) group[field.name] = toLayerValue(field, fields[property]);
  }
  return group as Group<T>; // cast: filled through the table's own names
}

/** A group overridden by the given fields; fields outside the table are ignored. */
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
