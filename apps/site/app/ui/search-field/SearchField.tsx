import type { SearchSuggestion } from '@sintonia/contracts';
import { SuggestingField } from './SuggestingField.tsx';
import { ONE_OF_KIND, SEARCH_MAX_LENGTH, SEARCH_PATH, SEARCH_TEXT } from './search-address.ts';
import type { Suggest } from './use-suggestions.ts';

const suggestTitles: Suggest = async (text, signal) => {
  const answer = await fetch(`/api/cerca/suggeriments?${new URLSearchParams({ q: text })}`, { signal });
  const found: SearchSuggestion[] = answer.ok ? await answer.json() : [];
  return found.map(({ title, path, kind, belongsTo }) => ({
    path,
    text: title,
    detail: kind === 'programes' ? ONE_OF_KIND[kind] : `${ONE_OF_KIND[kind]} · ${belongsTo}`,
  }));
};

interface SearchFieldProps {
  /** The current query, or a suggested one. */
  requested: string;
  label?: string;
}

/** Search field for everything that the broadcaster publishes; suggests titles while typing. */
export const SearchField = ({ requested, label = 'Què busques?' }: SearchFieldProps) => (
  <SuggestingField
    key={requested}
    label={label}
    placeholder="Un tema, un programa, un nom…"
    action={SEARCH_PATH}
    name={SEARCH_TEXT}
    requested={requested}
    maxLength={SEARCH_MAX_LENGTH}
    suggest={suggestTitles}
    listName="Suggeriments"
    counted={(count) => (count === 1 ? '1 suggeriment' : `${count} suggeriments`)}
  />
);
