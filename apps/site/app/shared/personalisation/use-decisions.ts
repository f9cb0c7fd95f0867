import type { PageDecisions } from '@sintonia/contracts';
import { useEffect } from 'react';
import { useTag } from '../measurement/tag-context.ts';

/** Id of the JSON block with the first page's decisions, for scripts outside React. */
export const DECISIONS = 'decisions';

/**
 * Reports exposures of the page's activities to the tag, and applies actions that cannot be rendered (P-07). Both load
 * only where a decision exists, so most visitors never load them.
 */
export function useDecisions(decisions: PageDecisions | undefined): void {
  const tag = useTag();
  useEffect(() => {
    if (!decisions?.decided[0] || !tag) return;
    const unmounted = new AbortController();
    void import('./follow-decisions.ts').then(({ followDecisions }) => {
      if (!unmounted.signal.aborted) followDecisions(decisions, tag, unmounted.signal);
    });
    return () => unmounted.abort();
  }, [decisions, tag]);
}
