import type { HitField } from '../analytics/hit-fields.ts';
import type { NumberedName } from '../analytics/numbered-variables.ts';

/** D-02, § 5: what stands for a missing section, subsection, programme or user id. */
export const NO_SECTION = 'No informat';
/** D-02, § 5: what stands for any other missing analytics value. */
export const NO_VALUE = 'No Informat';
/** D-02, § 5: page name of a page that has none. */
export const NO_PAGE_NAME = 'noDisponible';

/** Where a hit carries a value: one of its named parameters, or a prop or eVar. */
export type HitPlace = Extract<HitField, 'pageName' | 'channel' | 'server' | 'campaign' | 'url'> | NumberedName;

/** What code gives for a field of each kind; on the layer a list is one text with commas. */
export interface Given {
  text: string;
  list: readonly string[];
  count: number;
  flag: boolean;
}
export type LayerKind = keyof Given;

/** One value and its variable in the hit. */
export interface PageVariable {
  readonly place: HitPlace;
  /** A comma list that counts by its first entry (D-03). */
  readonly first?: true;
  /**
   * C-07: says something of the visitor, not of the page, and stays behind when nobody consented: ids, what was
   * typed, how the screen is read.
   */
  readonly ofVisitor?: true;
  /** § 7: link hits carry it, too. */
  readonly ofLink?: true;
}

/** One field of the data layer: its name there, what it holds, its default, and the variable it travels in. */
export interface LayerField<K extends LayerKind = LayerKind, N extends string = string> extends PageVariable {
  readonly name: N;
  readonly kind: K;
  /** Empty for what belongs to an action (a search, a click): without the action nothing is missing. */
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
