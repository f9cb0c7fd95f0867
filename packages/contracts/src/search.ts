/** W-07: queries of the website to the search, and their answers. */
import type { Area, Picture } from './catalogue/catalogue-primitives.ts';

/** Values in the address, `?tipus=videos`. */
export const SEARCH_KINDS = ['noticies', 'videos', 'audios', 'programes'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Maximum age, `?data=setmana`. */
export const SEARCH_AGES = ['dia', 'setmana', 'mes', 'any'] as const;
export type SearchAge = (typeof SEARCH_AGES)[number];

export interface SearchQuery {
  /** As typed. */
  text: string;
  kind: SearchKind | null;
  age: SearchAge | null;
  /** Slug. */
  programme: string | null;
  sort: 'relevance' | 'date';
  /** From 1; after the last page there are no hits. */
  page: number;
}

/** A run of text; `isHit` marks the visitor's words. */
export interface MarkedText {
  text: string;
  isHit: boolean;
}

/** Indexed description of an item. */
export interface SearchCard {
  kind: SearchKind;
  /** From the root of the site. */
  path: string;
  title: string;
  area: Area;
  /** Section of a story, programme of an episode, genre of a programme. */
  belongsTo: string;
  publishedAt: string | null;
  picture: Picture;
  /** Seconds; null when it has no media. */
  lengthS: number | null;
}

/** A sentence of an episode's transcript. */
export interface SpokenQuote {
  /** Whole seconds from the start. */
  atS: number;
  text: MarkedText[];
}

export interface SearchHit extends Omit<SearchCard, 'title'> {
  title: MarkedText[];
  excerpt: MarkedText[];
  /** Where the words are spoken; null when they are not, or without a transcript. */
  spoken: SpokenQuote | null;
}

export interface FacetCount<T extends string = string> {
  value: T;
  /** Number of hits with this value and the other facets as chosen. */
  count: number;
}

export interface SearchAnswer {
  /** Number of hits with the facets as chosen. */
  total: number;
  /** True when there are more hits than are examined; `total` is then the number examined. */
  isCapped: boolean;
  /**
   * `all`: every word of the text. `corrected`: the text had no hits, these are for `corrected`. `some`: no document
   * has every word, these have some.
   */
  reach: 'all' | 'corrected' | 'some';
  /** The text with unknown words corrected; null when none was. */
  corrected: string | null;
  hits: SearchHit[];
  pages: number;
  kinds: FacetCount<SearchKind>[];
  ages: FacetCount<SearchAge>[];
  /** Most first. */
  programmes: (FacetCount & { name: string })[];
}

/** Suggestion for a partly typed text. */
export interface SearchSuggestion {
  title: string;
  path: string;
  kind: SearchKind;
  belongsTo: string;
}

export interface SiteSearch {
  search(query: SearchQuery, now: Date): Promise<SearchAnswer>;
  suggest(text: string, now: Date): SearchSuggestion[];
}
