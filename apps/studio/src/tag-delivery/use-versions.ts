import { useEffect, useState } from 'react';
import { type PublishedVersion, readVersion } from '../tag-versions/published-version.ts';

export type ReadVersions =
  | { at: 'reading' }
  | { at: 'unread' }
  /** Null for a version without a description. */
  | { at: 'read'; before: PublishedVersion | null; after: PublishedVersion | null };

const READING: ReadVersions = { at: 'reading' };

/** Two versions of a property, and a way to ask for them again. */
export function useVersions(property: string, before: string, after: string): [ReadVersions, () => void] {
  const [turn, setTurn] = useState(0);
  const key = `${property} ${before} ${after} ${turn}`;
  const [found, setFound] = useState<{ key: string; versions: ReadVersions }>({ key: '', versions: READING });
  useEffect(() => {
    let isGone = false;
    const set = (versions: ReadVersions) => !isGone && setFound({ key, versions });
    Promise.all([readVersion(property, before), readVersion(property, after)]).then(
      ([old, now]) => set({ at: 'read', before: old, after: now }),
      () => set({ at: 'unread' }),
    );
    return () => {
      isGone = true;
    };
  }, [key, property, before, after]);
  return [found.key === key ? found.versions : READING, () => setTurn((n) => n + 1)];
}
