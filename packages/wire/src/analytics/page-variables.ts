import type { HitPlace, PageVariable } from '../layer/layer-field.ts';
import { LAYER_TABLES } from '../layer/layer-tables.ts';
import { DERIVED_FIELDS } from '../layer/page-fields.ts';
import type { Hit } from './hit.ts';

type Tables = typeof LAYER_TABLES;
type Named<T> = T[keyof T] extends { readonly name: infer N extends string } ? N : never;

/** `group.name` on `window.digitalData`; `tag.*` are values that the tag derives itself. */
export type PageVariableName =
  | { [G in keyof Tables]: `${G}.${Named<Tables[G]>}` }[keyof Tables]
  | `tag.${keyof typeof DERIVED_FIELDS}`;

/**
 * which variable carries which field of the data layer, by `group.name`. The server fills its columns with it,
 * the studio names variables by it (`page-variable-meanings.ts`). The tag reads the tables themselves.
 */
export const PAGE_VARIABLES = Object.fromEntries<PageVariable>([
  ...Object.entries(LAYER_TABLES).flatMap(([group, table]) =>
    Object.values(table).map((field): [string, PageVariable] => [`${group}.${field.name}`, field]),
  ),
  ...Object.entries(DERIVED_FIELDS).map(([name, field]): [string, PageVariable] => [`tag.${name}`, field]),
]) as Readonly<Record<PageVariableName, PageVariable>>; // cast: the tables' own names

/** What a hit carries at a place, or the empty text. */
export const valueAt = ({ variables, ...hit }: Hit, place: HitPlace): string =>
  (place === 'pageName' || place === 'channel' || place === 'server' || place === 'campaign' || place === 'url'
    ? hit[place]
    : variables?.[place]) ?? '';

/** C-07: context value that says which tier of consent a hit rests on; absent from the incumbent's hits. */
export const CONSENT_CONTEXT = 'consent';
/** The exempt hit's value: counted without identifier or storage. */
export const NO_CONSENT = 'none';
