import { useEffect, useState } from 'react';
import { WEATHER_PATH } from './weather-address.ts';

export interface Suggestion {
  slug: string;
  name: string;
  comarca: string;
}

const NONE: Suggestion[] = [];
/** Typing faster than this asks once. */
const PAUSE_MS = 120;

/** Municipalities for what is being typed; none for an empty text, and those of before until the new ones are here. */
export function useSuggestions(text: string): Suggestion[] {
  const [suggestions, setSuggestions] = useState(NONE);
  const asked = text.trim();
  useEffect(() => {
    if (asked === '') {
      setSuggestions(NONE);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetch(`${WEATHER_PATH}municipis.json?${new URLSearchParams({ municipi: asked })}`, { signal: stop.signal })
        .then((response) => (response.ok ? (response.json() as Promise<Suggestion[]>) : NONE)) // cast: our own route
        .then(setSuggestions)
        .catch(() => {}); // typed on, or offline: the form still works
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
  return suggestions;
}
