import type { HitPlace, PageVariable } from '../layer/layer-field.ts';
import { LAYER_TABLES } from '../layer/layer-tables.ts';
import { DERIVED_FIELDS } from '../layer/page-fields.ts';
import type { Hit } from './hit.ts';

type Tables = typeof LAYER_TABLES;
type Named<T> = T[keyof T] extends { readonly name: infer N extends string } ? N : never;

/** `group.name` on `window.digitalData`; `tag.*` are values derived by the tag. */
export type PageVariableName =
  | { [G in keyof Tables]: `${G}.${Named<Tables[G]>}` }[keyof Tables]
  | `tag.${keyof typeof DERIVED_FIELDS}`;

/**
 * the hit variable of each data layer field, by `group.name`. The server fills its columns with it, the studio
 * labels variables by it (`page-variable-meanings.ts`). The tag reads the tables directly.
 */
export const PAGE_VARIABLES = Object.fromEntries<PageVariable>([
  ...Object.entries(LAYER_TABLES).flatMap(([group, table]) =>
    Object.values(table).map((field): [string, PageVariable] => [`${group}.${field.name}`, field]),
  ),
  ...Object.entries(DERIVED_FIELDS).map(([name, field]): [string, PageVariable] => [`tag.${name}`, field]),
]) as Readonly<Record<PageVariableName, PageVariable>>; // cast: the tables' own names

/** Value of a hit at a place, or an empty text. */
export const valueAt = ({ variables, ...hit }: Hit, place: HitPlace): string =>
  (place === 'pageName' || place === 'channel' || place === 'server' || place === 'campaign' || place === 'url'
    ? hit[place]
    : variables?.[place]) ?? '';

/** C-07: context value with the consent tier of a hit; absent from the incumbent's hits. */
export const CONSENT_CONTEXT = 'consent';
/** The exempt hit's value: counted without identifier or storage. */
export const NO_CONSENT = 'none';
