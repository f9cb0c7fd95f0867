/** What the studio and the staff tools of the site's pages must agree on: addresses, and the hint of a session. */
import type { RelativePeriod } from './report-query/relative-periods.ts';
import type { Filter, QuerySegment } from './report-query/report-query.ts';

/** Kind of entity → its name in the address of its page, `/fitxa/{name}`. */
export const ENTITY_PATHS = {
  page: 'pagina',
  title: 'titol',
  programme: 'programa',
  author: 'autor',
  section: 'seccio',
  theme: 'tema',
  campaign: 'campanya',
  search: 'cerca',
  channel: 'canal',
  activity: 'activitat',
  error: 'error',
} as const;

/** Parameter of that address with the value: a path segment could not contain `..` or `/`. */
export const ENTITY_VALUE = 'de';

/**
 * Page of a broadcast: its channel by slug, and its start as an ISO 8601 instant, or `onAirNow` for the one on air.
 */
export const BROADCAST = { path: 'emissio', channel: 'canal', start: 'emissio', onAirNow: 'ara' } as const;

/** Parameter of an address with the report suite that its screen shows. */
export const SUITE_PARAMETER = 'conjunt';

/** Parameter of an address with the period of its screen. */
export const PERIOD_PARAMETER = 'periode';

/** Periods with a name, as addresses have them; other periods are written `{first day}..{last day}`. */
export const NAMED_PERIODS = ['avui', 'ahir', 'dilluns', '7d', '28d'] as const;
export type NamedPeriod = (typeof NAMED_PERIODS)[number];

/** The same periods as queries name them. */
export const QUERIED_PERIODS = {
  avui: 'today',
  ahir: 'yesterday',
  dilluns: 'thisWeek',
  '7d': 'last7Days',
  '28d': 'last28Days',
} as const satisfies Readonly<Record<NamedPeriod, RelativePeriod>>;

/** Parameter of a page of the site: opens the click map at once; its value is the period. */
export const CLICK_MAP = 'clics';

/**
 * Parameter beside it: `ClickMapScope` as JSON. Without it the map counts everybody.
 */
export const CLICK_MAP_SCOPE = 'clics-de';

/** Whose clicks a map counts: filter and segments of the screen that it was opened from, and their names for people. */
export interface ClickMapScope {
  names: string[];
  filter?: Filter;
  segments?: QuerySegment[];
}

/**
 * Key in the browser's storage. The studio writes it while somebody is signed in; with it, pages of the site load the
 * staff tools, which then ask the server for the session. It is no proof of anything.
 */
export const STAFF_HINT = 'studio.session';
