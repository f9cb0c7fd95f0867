import { count, oneOrZero, text, word } from '../field-kinds.ts';
import { type FieldValues, field, type Kind } from '../field-table.ts';
import { HIT_KEYS, type HitField } from './hit-keys.ts';
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
const as = <T>(name: HitField, kind: Kind<T>) => field(HIT_KEYS[name], kind, HIT_KEYS[name]);

/** Every single-valued parameter of a hit. */
export const HIT_FIELDS = {
  callback: as('callback', text),
  extraTimeout: as('extraTimeout', word),
  localTime: as('localTime', localTime),
  supplementalId: as('supplementalId', text),
  timestamp: as('timestamp', text),
  dynamicPrefix: as('dynamicPrefix', text),
  explicitVisitorId: as('explicitVisitorId', text),
  visitorId: as('visitorId', text),
  analyticsId: as('analyticsId', text),
  region: as('region', text),
  fallbackId: as('fallbackId', text),
  charset: as('charset', word),
  namespace: as('namespace', text),
  cookiePeriods: as('cookiePeriods', count),
  cookieLifetime: as('cookieLifetime', text),
  pageName: as('pageName', text),
  url: as('url', text),
  referrer: as('referrer', text),
  currency: as('currency', word),
  purchaseId: as('purchaseId', text),
  provider: as('provider', text),
  channel: as('channel', text),
  server: as('server', text),
  pageType: as('pageType', word),
  transactionId: as('transactionId', text),
  campaign: as('campaign', text),
  state: as('state', text),
  zip: as('zip', text),
  events: as('events', commaList),
  products: as('products', text),
  audienceBlob: as('audienceBlob', text),
  target: as('target', text),
  linkType: as('linkType', word),
  linkUrl: as('linkUrl', text),
  linkName: as('linkName', text),
  mediaKind: as('mediaKind', word),
  clickedPage: as('clickedPage', text),
  clickedPageIdType: as('clickedPageIdType', word),
  clickedObject: as('clickedObject', text),
  clickedObjectIdType: as('clickedObjectIdType', word),
  clickedTag: as('clickedTag', word),
  screen: as('screen', word),
  colourDepth: as('colourDepth', count),
  scriptVersion: as('scriptVersion', word),
  java: as('java', yesOrNo),
  cookies: as('cookies', yesOrNo),
  windowWidth: as('windowWidth', count),
  windowHeight: as('windowHeight', count),
  connection: as('connection', word),
  homePage: as('homePage', yesOrNo),
  urlRest: as('urlRest', text),
  organisationId: as('organisationId', text),
  isAudio: as('isAudio', oneOrZero),
  previousTookMs: as('previousTookMs', count),
} satisfies Record<HitField, unknown>;

export type HitFields = FieldValues<typeof HIT_FIELDS>;
