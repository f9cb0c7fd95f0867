import type { HitField } from '../analytics/hit-fields.ts';
import type { NumberedName } from '../analytics/numbered-variables.ts';

/** D-02, § 5: placeholder for a missing section, subsection, programme or user id. */
export const NO_SECTION = 'No informat';
/** D-02, § 5: placeholder for any other missing analytics value. */
export const NO_VALUE = 'No Informat';
/** D-02, § 5: page name of a page without one. */
export const NO_PAGE_NAME = 'noDisponible';

/** Place of a value in a hit: one of its named parameters, or a prop or eVar. */
export type HitPlace = Extract<HitField, 'pageName' | 'channel' | 'server' | 'campaign' | 'url'> | NumberedName;

/** Value in code for a field of each kind; on the layer a list is one text with commas. */
export interface Given {
  text: string;
  list: readonly string[];
  count: number;
  flag: boolean;
}
export type LayerKind = keyof Given;

/** One value and its hit variable. */
export interface PageVariable {
  readonly place: HitPlace;
  /** A comma list that counts by its first entry (D-03). */
  readonly first?: true;
  /**
   * C-07: describes the visitor rather than the page, and is not sent without consent: ids, typed text, how the screen
   * is read.
   */
  readonly ofVisitor?: true;
  /** § 7: link hits carry it too. */
  readonly ofLink?: true;
}

/** One field of the data layer: its name there, kind, default, and hit variable. */
export interface LayerField<K extends LayerKind = LayerKind, N extends string = string> extends PageVariable {
  readonly name: N;
  readonly kind: K;
  /** Empty for values of an action (a search, a click), which are not missing without it. */
  readonly missing: string;
}
export type LayerTable = Readonly<Record<string, LayerField>>;

type Use = Omit<PageVariable, 'place'>;
export const OF_LINK: Use = { ofLink: true };
export const OF_VISITOR: Use = { ofVisitor: true };

const of =
  <K extends LayerKind>(kind: K) =>
  <const N extends string>(name: N, place: HitPlace, missing = '', use?: Use): LayerField<K, N> => ({
    name,
    kind,
    place,
    missing,
    ...use,
  });

export const text = of('text');
export const list = of('list');
export const count = of('count');
export const flag = of('flag');
