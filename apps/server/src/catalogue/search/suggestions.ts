/** W-07: title suggestions while typing. From memory, because a suggestion must not wait for the database. Pure. */
import type { SearchKind, SearchSuggestion } from '@sintonia/contracts';
import type { SearchDocument } from './search-document.ts';
import { searchWords } from './search-words.ts';

const MAX_SUGGESTIONS = 7;
/** Programmes first: a typed programme name means the programme. */
const ORDER: readonly SearchKind[] = ['programes', 'noticies', 'videos', 'audios'];

interface Title {
  words: string[];
  publishedAt: string;
  visibleFromMs: number;
  suggestion: SearchSuggestion;
}

/**
 * Each typed word must begin a word of the title; titles that begin with them come first, then the newest. Items under
 * embargo are excluded.
 */
export function createSuggestions(
  documents: readonly SearchDocument[],
): (text: string, now: Date) => SearchSuggestion[] {
  const titles: Title[] = documents
    .map(({ card: { title, path, kind, belongsTo, publishedAt }, visibleFrom }) => ({
      visibleFromMs: Date.parse(visibleFrom),
      words: searchWords(title).map(({ plain }) => plain),
      publishedAt: publishedAt ?? '9999',
      suggestion: { title, path, kind, belongsTo },
    }))
    .sort(
      (a, b) =>
        ORDER.indexOf(a.suggestion.kind) - ORDER.indexOf(b.suggestion.kind) ||
        b.publishedAt.localeCompare(a.publishedAt),
    );
  return (text, now) => {
    const typed = searchWords(text.slice(0, 100)).map(({ plain }) => plain);
    if (typed.length === 0) return [];
    const found = titles.filter(
      ({ words, visibleFromMs }) =>
        visibleFromMs <= now.getTime() && typed.every((part) => words.some((word) => word.startsWith(part))),
    );
    const isPrefixMatch = ({ words }: Title) => typed.every((part, at) => words[at]?.startsWith(part));
    return [...found.filter(isPrefixMatch), ...found.filter((title) => !isPrefixMatch(title))]
      .slice(0, MAX_SUGGESTIONS)
      .map(({ suggestion }) => suggestion);
  };
}
