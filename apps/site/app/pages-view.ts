import type { PageDecisions, SiteRequest, SiteRules } from '@sintonia/contracts';
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { today } from './dates/local-time.ts';

/**
 * What every page is told again, beside what it shows. Not the root's, which is asked once: a navigation that fails takes
 * away what was asked in it, and around the page that failed the shell and the radio must stay (W-10, W-06).
 */
export interface PagesView {
  today: { weekday: string; date: string };
  /** P-07: what activities decided for this page. */
  decisions: PageDecisions;
  /** T-12: a page that stays open learns here that others are in force. */
  rules: SiteRules | undefined;
}

export const pagesView = ({ catalogue, decisions, measurement, now }: SiteRequest): PagesView => ({
  today: today(now, catalogue.broadcaster().timeZone),
  decisions,
  rules: measurement.rules,
});

/** `undefined` for a page that could not come. */
export const usePagesView = () => useRouteLoaderData('routes/pages') as PagesView | undefined; // cast: its loader returns it

/** What this browser was last told. Only effects write it: on the server it stays empty, whoever asks. */
let lastToday: PagesView['today'] | undefined;

/** Of the page, or of the one before when this one could not come: its place in the header must not jump. */
export function useToday(): PagesView['today'] | undefined {
  const reported = usePagesView()?.today;
  useEffect(() => {
    if (reported) lastToday = reported;
  }, [reported]);
  return reported ?? lastToday;
}
