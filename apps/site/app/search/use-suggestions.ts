import { useEffect, useState } from 'react';

export interface Suggestion {
  /** Where choosing it leads, from the root of the site. */
  path: string;
  text: string;
  /** Tells two of the same text apart. */
  detail: string;
}

/** What a text that is being typed may become. Rejects when it cannot be asked: the form works without. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<Suggestion[]>;

const NONE: Suggestion[] = [];
/** Typing faster than this asks once. */
const PAUSE_MS = 120;

/** Suggestions for what is being typed; none for an empty text, and those of before until the new ones are here. */
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
        .catch(() => {}); // typed on, or offline
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [requested, suggest]);
  return suggestions;
}
