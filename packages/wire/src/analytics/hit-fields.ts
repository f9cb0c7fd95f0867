import { count, oneOrZero, text, word } from '../field-kinds.ts';
import { type Field, type FieldTable, field, type Kind } from '../field-table.ts';
import { localTime } from './local-time.ts';

/** Comma list; empty entries are dropped. */
const commaList: Kind<readonly string[]> = {
  storage: 'text',
  put: (entries) => entries.filter(Boolean).join(',') || undefined,
  take: (raw) => {
    const entries = raw.split(',').filter(Boolean);
    return entries.length ? entries : undefined;
  },
  expects: 'a comma list',
};

/** Y or N. */
const yesOrNo: Kind<boolean> = {
  storage: 'boolean',
  put: (value) => (value ? 'Y' : 'N'),
  take: (raw) => (raw === 'Y' ? true : raw === 'N' ? false : undefined),
  expects: 'Y or N',
};

/** A field called by its name on the wire; words for people are in `hit-labels.ts`. */
const called = <T>(key: string, kind: Kind<T>): Field<T> => field(key, kind, key);

const OPENING = {
  callback: called('callback', text),
  extraTimeout: called('et', word),
  localTime: called('t', localTime),
};

const IDS = {
  supplementalId: called('sdid', text),
  timestamp: called('ts', text),
  dynamicPrefix: called('D', text),
  explicitVisitorId: called('vid', text),
  visitorId: called('mid', text),
  analyticsId: called('aid', text),
  region: called('aamlh', text),
  fallbackId: called('fid', text),
  charset: called('ce', word),
  namespace: called('ns', text),
  cookiePeriods: called('cdp', count),
  cookieLifetime: called('cl', text),
  pageName: called('pageName', text),
  /** First 255 characters of the address; the rest is `urlRest`. */
  url: called('g', text),
  referrer: called('r', text),
};

const PAGE = {
  currency: called('cc', word),
  purchaseId: called('purchaseID', text),
  provider: called('vvp', text),
  channel: called('ch', text),
  server: called('server', text),
  pageType: called('pageType', word),
  transactionId: called('xact', text),
  campaign: called('v0', text),
  state: called('state', text),
  zip: called('zip', text),
  events: called('events', commaList),
  products: called('products', text),
  audienceBlob: called('aamb', text),
  target: called('tnt', text),
};

const LINK = {
  linkType: called('pe', word),
  linkUrl: called('pev1', text),
  linkName: called('pev2', text),
  mediaKind: called('pev3', word),
};

const TECHNICAL = {
  clickedPage: called('pid', text),
  clickedPageIdType: called('pidt', word),
  clickedObject: called('oid', text),
  clickedObjectIdType: called('oidt', word),
  clickedTag: called('ot', word),
  screen: called('s', word),
  colourDepth: called('c', count),
  scriptVersion: called('j', word),
  java: called('v', yesOrNo),
  cookies: called('k', yesOrNo),
  windowWidth: called('bw', count),
  windowHeight: called('bh', count),
  connection: called('ct', word),
  homePage: called('hp', yesOrNo),
  urlRest: called('-g', text),
  organisationId: called('mcorgid', text),
  isAudio: called('ms_a', oneOrZero),
  /** Milliseconds that the hit before this one took. */
  previousTookMs: called('lrt', count),
} satisfies FieldTable;

/** Every single-valued parameter of a hit. */
export const HIT_FIELDS = { ...OPENING, ...IDS, ...PAGE, ...LINK, ...TECHNICAL };

/** What is more than one parameter: nested groups and numbered variables. */
export type HitBlock = 'customerIds' | 'audience' | 'context' | 'variables' | 'activityMap';

/** The order on the wire (wire format, section 2). */
export const HIT_ORDER: readonly (FieldTable | HitBlock)[] = [
  OPENING,
  'customerIds',
  'audience',
  IDS,
  'context',
  PAGE,
  'variables',
  LINK,
  'activityMap',
  TECHNICAL,
];
