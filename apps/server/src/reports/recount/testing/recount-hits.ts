/** For tests: hits by their definitions, one by one. */
import type { HitRow, PlaybackRow } from '../../../stores/events/event-rows.ts';
import { isLeftOut } from './is-left-out.ts';
import type { Countable, RawRows } from './recount-query.ts';
import { dateOf, hourOf } from './recount-time.ts';

const HALF_HOUR_MS = 1_800_000;
const DAY_MS = 86_400_000;

export interface CountedHit extends HitRow {
  atMs: number;
  /** '' without identifier. */
  visitor: string;
  /** '' without identifier. */
  visit: string;
  visitNumber: number;
  isNew: boolean;
  isEntry: boolean;
  isExit: boolean;
  isBounce: boolean;
  leadsToResult: boolean;
  landing: string;
  exit: string;
  previous: string;
  next: string;
  daysSinceLast: string;
  /** Campaigns of the visit, in order. */
  campaigns: readonly string[];
}

/** All counted hits of the suite, at any time, with their visit. */
export function hitsOf(
  { hits, heartbeats }: RawRows,
  scope: { suite: string; fromMs: number; timeZone: string },
): CountedHit[] {
  const played = byVisitor(heartbeats.filter(({ suites }) => suites.includes(scope.suite)));
  return [...byVisitor(hits.filter(({ suite }) => suite === scope.suite))].flatMap(([visitor, of]) =>
    visitor === '' ? of.map(anonymous) : ofVisitor(visitor, { hits: of, heartbeats: played.get(visitor) ?? [] }, scope),
  );
}

/** Counted rows by visitor, '' without identifier. Of repeats, the one that was received first counts. */
function byVisitor<R extends HitRow | PlaybackRow>(rows: readonly R[]): Map<string, R[]> {
  const once = new Map<string, R>();
  for (const row of rows) {
    const other = once.get(row.event_id);
    if (!other || row.received_at < other.received_at) once.set(row.event_id, row);
  }
  const counted = [...once.values()].filter((row) => !isLeftOut(row));
  return Map.groupBy(counted, ({ tier, visitor_id }) => (tier === 'none' ? '' : visitor_id));
}

const at = (row: HitRow | PlaybackRow): number => Date.parse(row.occurred_at);
const pageOf = ({ page_name, path }: HitRow): string => page_name || path;

const anonymous = (hit: HitRow): CountedHit => ({
  ...hit,
  atMs: at(hit),
  visitor: '',
  visit: '',
  visitNumber: 0,
  isNew: false,
  isEntry: false,
  isExit: false,
  isBounce: false,
  leadsToResult: false,
  landing: '',
  exit: '',
  previous: '',
  next: '',
  daysSinceLast: '',
  campaigns: [],
});

/** Whether a visit ends between two hits: the visitor sends nothing for half an hour, or no hit for a day. */
function isOver(before: HitRow, hit: HitRow, heartbeats: readonly PlaybackRow[]): boolean {
  if (at(hit) - at(before) >= DAY_MS) return true;
  const between = heartbeats.map(at).filter((ms) => ms > at(before) && ms < at(hit));
  const moments = [at(before), ...between.sort((a, b) => a - b), at(hit)];
  return moments.some((ms, i) => ms - (moments[i - 1] ?? ms) >= HALF_HOUR_MS);
}

function ofVisitor(
  visitor: string,
  { hits, heartbeats }: { hits: HitRow[]; heartbeats: readonly PlaybackRow[] },
  scope: { fromMs: number; timeZone: string },
): CountedHit[] {
  hits.sort((a, b) => at(a) - at(b) || (a.event_id < b.event_id ? -1 : 1));
  const visits: HitRow[][] = [];
  hits.forEach((hit, i) => {
    const before = hits[i - 1];
    if (!before || isOver(before, hit, heartbeats)) visits.push([]);
    visits.at(-1)?.push(hit);
  });
  const first = hits[0] ? at(hits[0]) : 0;
  return visits.flatMap((visit, number) => {
    const views = visit.filter(({ kind }) => kind === 'pageview');
    const hasActed = visit.some(
      ({ kind, events }) =>
        kind === 'link' || kind === 'mediaStart' || events.includes('event2') || events.includes('event15'),
    );
    const visibleMs = visit.reduce((sum, { visible_ms }) => sum + visible_ms, 0);
    const campaigns = visit.flatMap(({ campaign_external }) => campaign_external || []);
    const before = visits[number - 1]?.at(-1);
    const begin = visit[0];
    return visit.map((hit): CountedHit => {
      const view = views.indexOf(hit);
      const page = (one: HitRow | undefined) => (one ? pageOf(one) : '');
      return {
        ...hit,
        atMs: at(hit),
        visitor,
        visit: `${visitor} ${number}`,
        visitNumber: number + 1,
        isNew: first >= scope.fromMs,
        isEntry: view === 0,
        isExit: view >= 0 && view === views.length - 1,
        leadsToResult: leadsToResult(hit, visit),
        isBounce: views.length === 1 && !hasActed && visibleMs < 10_000,
        landing: page(views[0]),
        exit: page(views.at(-1)),
        previous: view > 0 ? page(views[view - 1]) : '',
        next: view >= 0 ? page(views[view + 1]) : '',
        daysSinceLast: before && begin ? String(daysApart(at(before), at(begin), scope.timeZone)) : '',
        campaigns,
      };
    });
  });
}

const isSearch = ({ events }: HitRow): boolean => events.includes('event2');
/** A result of the search is opened before the next search. */
function leadsToResult(search: HitRow, visit: readonly HitRow[]): boolean {
  if (!isSearch(search) || search.variables.c21 === '0') return false;
  for (const later of visit.slice(visit.indexOf(search) + 1)) {
    if (isSearch(later)) return false;
    const { 'a.activitymap.page': page, 'a.activitymap.region': region } = later.context;
    if (later.kind === 'pageview' && region === 'contingut' && page === pageOf(search)) return true;
  }
  return false;
}

const civilDay = (ms: number, timeZone: string) => Date.parse(dateOf(ms, timeZone));
const daysApart = (a: number, b: number, timeZone: string) =>
  Math.round((civilDay(b, timeZone) - civilDay(a, timeZone)) / 86_400_000);

const given = (value: string | undefined, missing: string): string => (value === missing ? '' : (value ?? ''));

/** Trims spaces only. Other white space stays. */
function trimSpaces(text: string): string {
  let [from, to] = [0, text.length];
  while (text[from] === ' ') from += 1;
  while (to > from && text[to - 1] === ' ') to -= 1;
  return text.slice(from, to);
}

export function hitDimensions(hit: CountedHit, { timeZone }: { timeZone: string }): Countable['dimensions'] {
  const { variables } = hit;
  const isKnown = hit.visitor !== '';
  const themes = given(variables.v30, 'No Informat').split(',').map(trimSpaces);
  return {
    page: pageOf(hit),
    section: given(hit.section, 'No informat'),
    author: given(variables.v14, 'No Informat'),
    themes: [...new Set(themes)],
    device: hit.device,
    programme: given(hit.programme, 'No informat'),
    linkName: hit.link_name,
    ...clickDimensions(hit),
    ...referrerDimensions(hit),
    hitKind: hit.kind,
    consentTier: hit.tier,
    searchResults: variables.c21 ?? '',
    landingPage: hit.landing,
    exitPage: hit.exit,
    previousPage: hit.previous,
    nextPage: hit.next,
    newOrReturning: isKnown ? (hit.isNew ? 'new' : 'returning') : '',
    visitNumber: isKnown ? String(hit.visitNumber) : '',
    daysSinceLastVisit: hit.daysSinceLast,
    externalCampaign: hit.campaign_external,
    firstVisitCampaign: hit.campaigns[0] ?? '',
    visitCampaign: hit.campaigns.at(-1) ?? '',
    ...clock(hit.atMs, timeZone),
  };
}

const LEADS_TO: Readonly<Record<string, string>> = { lnk_d: 'download', lnk_e: 'exit' };
const isOpenedByLink = ({ kind, context }: HitRow) => kind === 'pageview' && Boolean(context['a.activitymap.page']);
export const isClick = (hit: HitRow): boolean => hit.kind === 'link' || isOpenedByLink(hit);

function clickDimensions(hit: HitRow): Countable['dimensions'] {
  const { kind, events, context, variables } = hit;
  const button = (events.includes('event10') && variables.v5) || hit.link_name;
  const actions = { event15: 'participation', event3: 'share', event5: 'download', event2: 'search' };
  return {
    clickName: context['a.activitymap.link'] || (kind === 'link' ? button : ''),
    clickPage: context['a.activitymap.page'] || (kind === 'link' ? pageOf(hit) : ''),
    clickKind: isOpenedByLink(hit) ? 'page' : kind === 'link' ? (LEADS_TO[hit.link_type] ?? 'button') : '',
    clickRegion: context['a.activitymap.region'] ?? '',
    action: Object.entries(actions).find(([event]) => events.includes(event))?.[1] ?? '',
  };
}

const KNOWN_HOSTS: Readonly<Record<string, string>> = {
  'google.com': 'search',
  'duckduckgo.com': 'search',
  'facebook.com': 'social',
};

/** Over the referrers of `random-rows.ts`. */
function referrerDimensions({ kind, referrer, url }: HitRow): { referrerType: string; referrerHost: string } {
  const hostOf = (address: string) => (address === '' ? '' : new URL(address).hostname.replace(/^www[.]/, ''));
  const host = hostOf(referrer);
  const type = host === hostOf(url) ? 'internal' : (KNOWN_HOSTS[host] ?? 'other');
  return { referrerHost: host, referrerType: kind !== 'pageview' ? '' : referrer === '' ? 'direct' : type };
}

export function clock(atMs: number, timeZone: string): { hour: string; weekday: string } {
  const day = new Date(civilDay(atMs, timeZone)).getUTCDay();
  return { hour: hourOf(atMs, timeZone), weekday: String(day === 0 ? 7 : day) };
}
