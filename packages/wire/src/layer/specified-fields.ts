/**
 * Entry `@sintonia/wire/specified-fields`: every field of § 3 in one table, with its names, default, variable and
 * column. Tests compare it with the wire; docs/data-layer.md is generated from it.
 */
import { HIT_KEYS } from '../analytics/generated/hit-keys.ts';
import { type HitColumn, PAGE_VARIABLE_MEANINGS } from '../analytics/page-variable-meanings.ts';
import { PAGE_VARIABLES, type PageVariableName } from '../analytics/page-variables.ts';
import { FIELD_SOURCES, type FieldSource } from './field-sources.ts';
import type { HitPlace, LayerField, LayerKind, PageVariable } from './layer-field.ts';

export interface SpecifiedField extends FieldSource {
  /** `page.seccio`: group and name on `window.digitalData`, and name of the data element. */
  readonly variable: PageVariableName;
  readonly group: 'page' | 'video' | 'user' | 'tag';
  readonly name: string;
  /** Undefined for fields derived by the tag. */
  readonly kind: LayerKind | undefined;
  /** Default for a missing value (§ 5); empty without one. */
  readonly missing: string;
  readonly place: HitPlace;
  /** Its parameter in the hit: `c1`, `pageName`, `ch`. */
  readonly key: string;
  /** Column of the `hits` table; every numbered variable is in `variables` too. */
  readonly column: HitColumn | 'url' | undefined;
  readonly isOfLink: boolean;
  readonly isOfVisitor: boolean;
  readonly isFirstOfList: boolean;
}

const keyOf = (place: HitPlace): string => (place in HIT_KEYS ? HIT_KEYS[place as keyof typeof HIT_KEYS] : place); // cast: checked before

/** In the order of § 3. */
export const SPECIFIED_FIELDS: readonly SpecifiedField[] = Object.entries(FIELD_SOURCES).map(([name, source]) => {
  const variable = name as PageVariableName; // cast: the table's own keys
  const field: PageVariable & Partial<LayerField> = PAGE_VARIABLES[variable];
  const [group, ofGroup = ''] = variable.split('.');
  return {
    ...source,
    variable,
    group: group as SpecifiedField['group'], // cast: type of the name
    name: ofGroup,
    kind: field.kind,
    missing: field.missing ?? '',
    place: field.place,
    key: keyOf(field.place),
    column: field.place === 'url' ? 'url' : PAGE_VARIABLE_MEANINGS[variable].column,
    isOfLink: field.ofLink ?? false,
    isOfVisitor: field.ofVisitor ?? false,
    isFirstOfList: field.first ?? false,
  };
});
