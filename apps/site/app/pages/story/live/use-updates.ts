import { storyUpdatesPath } from '@sintonia/contracts/site-paths';
import { useEffect, useState } from 'react';
import { followUpdates } from './follow-updates.ts';
import type { LiveView } from './live-view.ts';

interface Updates {
  /** What the page shows; it grows when the reader asks. */
  shown: LiveView;
  /** Number of updates since. */
  waiting: number;
  showAll(): void;
}

/** A corrected update replaces its earlier version. */
function withNew(shown: LiveView, newest: LiveView): LiveView {
  const newestIds = new Set(newest.updates.map(({ id }) => id));
  return { ...newest, updates: [...newest.updates, ...shown.updates.filter(({ id }) => !newestIds.has(id))] };
}

/** @param given updates of the page as it was rendered */
export function useUpdates(story: number, given: LiveView): Updates {
  const [shown, setShown] = useState(given);
  const [newest, setNewest] = useState(given);
  useEffect(() => {
    setShown(given);
    setNewest(given);
    if (!given.isRunning) return undefined;
    const address = storyUpdatesPath(story);
    return followUpdates(
      {
        // The browser revalidates its copy: mostly it is still current, and no body is sent.
        load: async () => {
          const answer = await fetch(address, { cache: 'no-cache' });
          if (!answer.ok) throw new Error(`${answer.status}`);
          return answer.json() as Promise<LiveView>; // cast: own route
        },
        isVisible: () => document.visibilityState === 'visible',
        onVisible: (listener) => {
          document.addEventListener('visibilitychange', listener);
          return () => document.removeEventListener('visibilitychange', listener);
        },
        later: (work, ms) => {
          const timer = setTimeout(work, ms);
          return () => clearTimeout(timer);
        },
      },
      setNewest,
    );
  }, [story, given]);
  const known = new Set(shown.updates.map(({ id }) => id));
  return {
    shown,
    waiting: newest.updates.filter(({ id }) => !known.has(id)).length,
    showAll: () => {
      const hasGap = shown.updates.length > 0 && !newest.updates.some(({ id }) => known.has(id));
      if (hasGap) location.reload();
      else setShown(withNew(shown, newest));
    },
  };
}
