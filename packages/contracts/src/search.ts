/** W-07: what the website asks of the search, and what it is answered. */
import type { Area, Picture } from './catalogue.ts';

/** As they stand in the address, `?tipus=videos`. */
export const SEARCH_KINDS = ['noticies', 'videos', 'audios', 'programes'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** How old the oldest may be, `?data=setmana`. */
export const SEARCH_AGES = ['dia', 'setmana', 'mes', 'any'] as const;
export type SearchAge = (typeof SEARCH_AGES)[number];

export interface SearchQuestion {
  /** As it was typed. */
  text: string;
  kind: SearchKind | null;
  age: SearchAge | null;
  /** Slug. */
  programme: string | null;
  sort: 'relevance' | 'date';
  /** From 1; past the last one there are no hits. */
  page: number;
}

/** A run of text; a hit is what the visitor's words found. */
export interface MarkedText {
  text: string;
  isHit: boolean;
}

/** What is known of a thing before it is searched for. */
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
  /** Seconds; null when nothing plays. */
  lengthS: number | null;
}

/** A sentence of what is said in an episode. */
export interface SpokenQuote {
  /** Whole seconds from the start. */
  atS: number;
  text: MarkedText[];
}

export interface SearchHit extends Omit<SearchCard, 'title'> {
  title: MarkedText[];
  excerpt: MarkedText[];
  /** Where it says what was looked for; null when it does not, or nobody wrote down what it says. */
  spoken: SpokenQuote | null;
}

export interface FacetCount<T extends string = string> {
  value: T;
  /** Hits with this value and the other facets as chosen. */
  count: number;
}

export interface SearchAnswer {
  /** Hits with the facets as chosen. */
  total: number;
  /** True when there are more than are looked at; `total` is then what was looked at. */
  isCapped: boolean;
  /**
   * `all`: every word of the text. `corrected`: that found nothing, these are for `corrected`. `some`: no document has
   * every word, these have some.
   */
  reach: 'all' | 'corrected' | 'some';
  /** The text with the words that we do not know put right; null when nothing was. */
  corrected: string | null;
  hits: SearchHit[];
  pages: number;
  kinds: FacetCount<SearchKind>[];
  ages: FacetCount<SearchAge>[];
  /** Most first. */
  programmes: (FacetCount & { name: string })[];
}

/** What a text that is being typed may become. */
export interface SearchSuggestion {
  title: string;
  path: string;
  kind: SearchKind;
  belongsTo: string;
}

export interface SiteSearch {
  search(question: SearchQuestion, now: Date): Promise<SearchAnswer>;
  suggest(text: string, now: Date): SearchSuggestion[];
}
