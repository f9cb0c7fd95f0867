import { count, oneOrZero, text, word } from '../field-kinds.ts';
import { type FieldTable, field, type Kind } from '../field-table.ts';
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

const OPENING = {
  callback: field('callback', text, 'Postback function'),
  extraTimeout: field('et', word, 'Postbacks'),
  localTime: field('t', localTime, 'Local time'),
};

const IDS = {
  supplementalId: field('sdid', text, 'Supplemental data id'),
  timestamp: field('ts', text, 'Timestamp'),
  dynamicPrefix: field('D', text, 'Dynamic variable prefix'),
  explicitVisitorId: field('vid', text, 'Explicit visitor id'),
  visitorId: field('mid', text, 'Visitor id'),
  analyticsId: field('aid', text, 'Analytics id'),
  region: field('aamlh', text, 'Region'),
  fallbackId: field('fid', text, 'Fallback id'),
  charset: field('ce', word, 'Character set'),
  namespace: field('ns', text, 'Namespace'),
  cookiePeriods: field('cdp', count, 'Cookie domain periods'),
  cookieLifetime: field('cl', text, 'Cookie lifetime'),
  pageName: field('pageName', text, 'Page name'),
  /** First 255 characters of the address; the rest is `urlRest`. */
  url: field('g', text, 'Page address'),
  referrer: field('r', text, 'Referrer'),
};

const PAGE = {
  currency: field('cc', word, 'Currency'),
  purchaseId: field('purchaseID', text, 'Purchase id'),
  provider: field('vvp', text, 'Variable provider'),
  channel: field('ch', text, 'Channel'),
  server: field('server', text, 'Server'),
  pageType: field('pageType', word, 'Page type'),
  transactionId: field('xact', text, 'Transaction id'),
  campaign: field('v0', text, 'Campaign'),
  state: field('state', text, 'State'),
  zip: field('zip', text, 'Postal code'),
  events: field('events', commaList, 'Events'),
  products: field('products', text, 'Products'),
  audienceBlob: field('aamb', text, 'Audience blob'),
  target: field('tnt', text, 'Personalisation'),
};

const LINK = {
  linkType: field('pe', word, 'Link or playback hit'),
  linkUrl: field('pev1', text, 'Link address'),
  linkName: field('pev2', text, 'Link name'),
  mediaKind: field('pev3', word, 'Media kind'),
};

const TECHNICAL = {
  clickedPage: field('pid', text, 'Clicked page'),
  clickedPageIdType: field('pidt', word, 'Kind of clicked page id'),
  clickedObject: field('oid', text, 'Clicked object'),
  clickedObjectIdType: field('oidt', word, 'Kind of clicked object id'),
  clickedTag: field('ot', word, 'Clicked element'),
  screen: field('s', word, 'Screen'),
  colourDepth: field('c', count, 'Colour depth'),
  scriptVersion: field('j', word, 'Script version'),
  java: field('v', yesOrNo, 'Java'),
  cookies: field('k', yesOrNo, 'Cookies'),
  windowWidth: field('bw', count, 'Window width'),
  windowHeight: field('bh', count, 'Window height'),
  connection: field('ct', word, 'Connection'),
  homePage: field('hp', yesOrNo, 'Home page'),
  urlRest: field('-g', text, 'Rest of the page address'),
  organisationId: field('mcorgid', text, 'Organisation'),
  isAudio: field('ms_a', oneOrZero, 'Audio'),
  /** Milliseconds that the hit before this one took. */
  previousTookMs: field('lrt', count, 'Previous hit took'),
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
