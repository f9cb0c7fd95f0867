import type { PageDecisions } from '@sintonia/contracts';
import { useEffect } from 'react';
import { useTag } from '../measurement/tag-context.ts';

/** Id of the block of JSON that carries the first page's decisions, for scripts that are not React's. */
export const DECISIONS = 'decisions';

/**
 * Tells the tag what of the page's activities is seen, and does to the page what cannot be rendered (P-07). Both are
 * fetched only where there is something decided, so most visitors never load them.
 */
export function useDecisions(decisions: PageDecisions | undefined): void {
  const tag = useTag();
  useEffect(() => {
    if (!decisions?.decided[0] || !tag) return;
    const gone = new AbortController();
    void import('./follow-decisions.ts').then(({ followDecisions }) => {
      if (!gone.signal.aborted) followDecisions(decisions, tag, gone.signal);
    });
    return () => gone.abort();
  }, [decisions, tag]);
}
