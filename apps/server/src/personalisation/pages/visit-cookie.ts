/**
 * A visitor's history for audiences: visits, campaigns of this visit, pages seen by section. Stored in an HttpOnly
 * first-party cookie, only with consent to personalisation (C-06). Its visits are runs of page views, which is all that the
 * server knows when it answers; in reports other hits and heartbeats keep a visit open too.
 */
import { DAY_S, startsVisitAfter } from '@sintonia/contracts';

/** Deleted after thirty days without a page view. */
export const VISIT_COOKIE_LIFETIME_S = 30 * DAY_S;
const MAX_SECTIONS = 12;
const MAX_COUNTED = 999;
const MAX_CAMPAIGN_LENGTH = 60;

export interface VisitHistory {
  visits: number;
  /** Time of the last page, epoch milliseconds. */
  lastMs: number;
  campaignInternal: string;
  campaignExternal: string;
  /** Page views by section, most recent section last. */
  viewed: ReadonlyMap<string, number>;
}

const NOTHING: VisitHistory = { visits: 0, lastMs: 0, campaignInternal: '', campaignExternal: '', viewed: new Map() };

const isCount = (text: string | undefined): text is string => /^\d{1,15}$/.test(text ?? '');

/** Anything not written by `formatVisits` is a first visit. Never throws. */
export function parseVisits(cookie: string | undefined): VisitHistory {
  const [visits, lastMs, internal, external, sections] = (cookie ?? '').split('|');
  if (!isCount(visits) || !isCount(lastMs) || internal === undefined || external === undefined) return NOTHING;
  const viewed = (sections ?? '').split(',').flatMap((entry): [string, number][] => {
    const [, section, count] = /^([a-z\d-]{1,60})\*(\d{1,3})$/.exec(entry) ?? [];
    return section === undefined ? [] : [[section, Number(count)]];
  });
  return {
    visits: Number(visits),
    lastMs: Number(lastMs),
    campaignInternal: internal,
    campaignExternal: external,
    viewed: new Map(viewed.slice(-MAX_SECTIONS)),
  };
}

export const formatVisits = ({ visits, lastMs, campaignInternal, campaignExternal, viewed }: VisitHistory): string =>
  [
    visits,
    lastMs,
    campaignInternal,
    campaignExternal,
    [...viewed].map(([section, count]) => `${section}*${count}`).join(','),
  ].join('|');

const asCampaign = (text: string | null) => text?.replaceAll(/[|,;\s]/g, '').slice(0, MAX_CAMPAIGN_LENGTH) ?? null;

/** Adds one page to the history. */
export function withPage(
  before: VisitHistory,
  page: { section: string | null; campaignInternal: string | null; campaignExternal: string | null; nowMs: number },
): VisitHistory {
  const isNewVisit = startsVisitAfter(page.nowMs - before.lastMs);
  const viewed = new Map(before.viewed);
  if (page.section !== null) {
    const count = Math.min((viewed.get(page.section) ?? 0) + 1, MAX_COUNTED);
    viewed.delete(page.section);
    viewed.set(page.section, count);
  }
  const kept = (given: string | null, earlier: string) => asCampaign(given) ?? (isNewVisit ? '' : earlier);
  return {
    visits: Math.min(before.visits + (isNewVisit ? 1 : 0), MAX_COUNTED),
    lastMs: page.nowMs,
    campaignInternal: kept(page.campaignInternal, before.campaignInternal),
    campaignExternal: kept(page.campaignExternal, before.campaignExternal),
    viewed: new Map([...viewed].slice(-MAX_SECTIONS)),
  };
}
