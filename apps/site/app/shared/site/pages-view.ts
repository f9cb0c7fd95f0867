import type { PageDecisions, SiteRequest, SiteRules } from '@sintonia/contracts';
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { today } from '../../ui/dates/local-time.ts';

/**
 * Data of every page, loaded with each navigation. Separate from the root's data, which loads once: a failed navigation
 * discards the data of the route that failed, and shell and radio must survive it (W-10, W-06).
 */
export interface PagesView {
  today: { weekday: string; date: string };
  /** P-07: decisions of activities for this page. */
  decisions: PageDecisions;
  /** T-12: an open page learns here that other rules are in force. */
  rules: SiteRules | undefined;
}

export const pagesView = ({ catalogue, decisions, measurement, now }: SiteRequest): PagesView => ({
  today: today(now, catalogue.broadcaster().timeZone),
  decisions,
  rules: measurement.rules,
});

/** `undefined` for a page that failed to load. */
export const usePagesView = () => useRouteLoaderData('layout') as PagesView | undefined; // cast: its loader returns it

/** Last value in this browser. Only effects write it: on the server it stays empty, for every visitor. */
let lastToday: PagesView['today'] | undefined;

/** Today's row of this page, or of the previous one when this one failed to load: the header must not shift. */
export function useToday(): PagesView['today'] | undefined {
  const today = usePagesView()?.today;
  useEffect(() => {
    if (today) lastToday = today;
  }, [today]);
  return today ?? lastToday;
}
