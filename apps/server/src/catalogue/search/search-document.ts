/** W-07: a searchable document of the catalogue and its texts. */
import type { SearchCard } from '@sintonia/contracts';

export interface SearchDocument {
  /** `noticies/3001`, `programes/cims`. */
  id: string;
  /** Slug of the programme it belongs to. */
  programme: string | null;
  card: SearchCard;
  /** Earliest release of what it shows; not found before. */
  visibleFrom: string;
  /** Texts by weight: title; subject; summary; the rest, and spoken text. */
  texts: { a: string; b: string; c: string; d: string; spoken: string };
}

/** Spoken text by clip; empty without a transcript. */
export type SpokenTexts = ReadonlyMap<string, string>;

/** Characters indexed per text: PostgreSQL refuses a `tsvector` above 1 MB. */
const MAX_CHARACTERS = 100_000;

export const joined = (...texts: readonly string[]): string =>
  texts.filter(Boolean).join('\n').slice(0, MAX_CHARACTERS);
