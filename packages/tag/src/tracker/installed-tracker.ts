import type { Hit } from '@sintonia/wire';

/** § 9: interval and number of polls for a tracker that the page brings. */
export const POLL_EVERY_MS = 250;
export const MAX_POLLS = 40;

/** The members of the incumbent's tracker that are used. */
export interface InstalledTracker {
  [variable: string]: unknown;
  /** Sends a page view with the variables set. */
  t(): void;
  /** Sends a link: `true` for no element, the type's letter, a name. */
  tl(link: true, type: string, name: string): void;
  clearVars?(): void;
}

const isTracker = (value: unknown): value is InstalledTracker =>
  typeof value === 'object' && value !== null && 't' in value && 'tl' in value;

/** the tracker under a global name; null when it is missing after the last poll. */
export async function findTracker(
  window: object,
  name: string,
  wait: (ms: number) => Promise<void>,
): Promise<InstalledTracker | null> {
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    const found: unknown = Reflect.get(window, name);
    if (isTracker(found)) return found;
    await wait(POLL_EVERY_MS);
  }
  return null;
}

/** Variables of the incumbent's library by our fields; the library fills others itself. */
const VARIABLES: Partial<Record<keyof Hit, string>> = {
  pageName: 'pageName',
  url: 'pageURL',
  referrer: 'referrer',
  currency: 'currencyCode',
  charset: 'charSet',
  channel: 'channel',
  server: 'server',
  pageType: 'pageType',
  campaign: 'campaign',
  state: 'state',
  zip: 'zip',
  products: 'products',
};
const NUMBERED = { c: 'prop', v: 'eVar', h: 'hier', l: 'list' };

/** Sets a hit's variables on the tracker and lets it send them. */
export function sendThrough(tracker: InstalledTracker, hit: Hit): void {
  tracker.clearVars?.();
  for (const [field, variable] of Object.entries(VARIABLES)) {
    const value = hit[field as keyof Hit]; // cast: names of the table itself
    if (value !== undefined && value !== '') tracker[variable] = value;
  }
  for (const [name, value] of Object.entries(hit.variables ?? {})) {
    const kind = NUMBERED[name.charAt(0) as keyof typeof NUMBERED]; // cast: one of the four letters
    tracker[kind + name.slice(1)] = value;
  }
  tracker.events = hit.events?.join(',') ?? '';
  tracker.contextData = hit.context ?? {};
  const linkType = hit.linkType?.replace('lnk_', '');
  if (linkType) tracker.tl(true, linkType, hit.linkName || hit.linkUrl || '');
  else tracker.t();
}
