import { useEffect, useState } from 'react';

export interface Suggestion {
  /** Target of the suggestion, from the root of the site. */
  path: string;
  text: string;
  /** Distinguishes two suggestions with the same text. */
  detail: string;
}

/** Suggestions for a partly typed text. Rejects when the request fails: the form works without. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<Suggestion[]>;

const NONE: Suggestion[] = [];
/** Debounce of typing. */
const PAUSE_MS = 120;

/** Suggestions for the typed text; none for an empty text, and the previous ones until new ones arrive. */
export function useSuggestions(text: string, suggest: Suggest): Suggestion[] {
  const [suggestions, setSuggestions] = useState(NONE);
  const requested = text.trim();
  useEffect(() => {
    if (requested === '') {
      setSuggestions(NONE);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      suggest(requested, stop.signal)
        .then(setSuggestions)
        .catch(() => {}); // typing continued, or offline
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [requested, suggest]);
  return suggestions;
}
