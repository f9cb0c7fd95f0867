import type { SearchDocument } from './search-document.ts';
import { searchWords } from './search-words.ts';

interface KnownWord {
  word: string;
  documents: number;
}

export function vocabulary(documents: readonly SearchDocument[]): KnownWord[] {
  const known = new Map<string, number>();
  for (const { texts } of documents) {
    const words = new Set(searchWords(Object.values(texts).join('\n')).map(({ plain }) => plain));
    for (const word of words) known.set(word, (known.get(word) ?? 0) + 1);
  }
  return [...known].map(([word, count]) => ({ word, documents: count }));
}
