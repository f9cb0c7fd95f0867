/** The visitor's own town. It stays in this browser, is kept only by who asks for it, and no server is told. */
import { useCallback, useSyncExternalStore } from 'react';

const KEY = 'sintonia_temps';
/** Storage events tell other windows alone; this one tells the page itself. */
const CHANGED = 'sintonia:municipi';

/** A browser may refuse storage altogether. */
function readChosen(): string | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored !== null && /^[a-z-]{2,60}$/.test(stored) ? stored : null;
  } catch {
    return null;
  }
}

function saveChosen(slug: string | null): void {
  try {
    if (slug === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, slug);
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

/** Address part of the chosen town, and how to change it; `null` on the server and for who chose none. */
export function useChosenPlace(): [string | null, (slug: string | null) => void] {
  const chosen = useSyncExternalStore(subscribe, readChosen, () => null);
  return [chosen, useCallback(saveChosen, [])];
}
