/** The visitor's own town. Stored only in this browser, only on request, and sent to no server. */
import { useCallback, useSyncExternalStore } from 'react';
import { PLACE_STORE } from '../../shared/site/stored-names.ts';

/** Storage events reach other windows only; this one reaches the page itself. */
const CHANGED = 'sintonia:municipi';

/** A browser may refuse storage. */
function readChosen(): string | null {
  try {
    const stored = localStorage.getItem(PLACE_STORE);
    return stored !== null && /^[a-z-]{2,60}$/.test(stored) ? stored : null;
  } catch {
    return null;
  }
}

function saveChosen(slug: string | null): void {
  try {
    if (slug === null) localStorage.removeItem(PLACE_STORE);
    else localStorage.setItem(PLACE_STORE, slug);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  for (const name of [CHANGED, 'storage']) window.addEventListener(name, onChange);
  return () => {
    for (const name of [CHANGED, 'storage']) window.removeEventListener(name, onChange);
  };
}

/** Slug of the chosen town, and its setter; `null` on the server and without a choice. */
export function useChosenPlace(): [string | null, (slug: string | null) => void] {
  const chosen = useSyncExternalStore(subscribe, readChosen, () => null);
  return [chosen, useCallback(saveChosen, [])];
}
