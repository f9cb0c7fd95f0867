/**
 * Names of the parameters of a hit in wire order (wire format, section 2), by what they are called here. What ends in
 * a dot is a block of parameters under that path; the numbered variables have names of their own.
 *
 * This is all that writing needs, so it is all that the tag carries; `hit-fields.ts` says how they are read.
 */
export const HIT_KEYS = {
  callback: 'callback',
  extraTimeout: 'et',
  localTime: 't',
  customerIds: 'cid.',
  audience: 'd.',
  supplementalId: 'sdid',
  timestamp: 'ts',
  dynamicPrefix: 'D',
  explicitVisitorId: 'vid',
  visitorId: 'mid',
  analyticsId: 'aid',
  region: 'aamlh',
  fallbackId: 'fid',
  charset: 'ce',
  namespace: 'ns',
  cookiePeriods: 'cdp',
  cookieLifetime: 'cl',
  pageName: 'pageName',
  /** First 255 characters of the address; the rest is `urlRest`. */
  url: 'g',
  referrer: 'r',
  context: 'c.',
  currency: 'cc',
  purchaseId: 'purchaseID',
  provider: 'vvp',
  channel: 'ch',
  server: 'server',
  pageType: 'pageType',
  transactionId: 'xact',
  campaign: 'v0',
  state: 'state',
  zip: 'zip',
  events: 'events',
  products: 'products',
  audienceBlob: 'aamb',
  target: 'tnt',
  variables: '',
  linkType: 'pe',
  linkUrl: 'pev1',
  linkName: 'pev2',
  mediaKind: 'pev3',
  activityMap: 'c.a.activitymap.',
  clickedPage: 'pid',
  clickedPageIdType: 'pidt',
  clickedObject: 'oid',
  clickedObjectIdType: 'oidt',
  clickedTag: 'ot',
  screen: 's',
  colourDepth: 'c',
  scriptVersion: 'j',
  java: 'v',
  cookies: 'k',
  windowWidth: 'bw',
  windowHeight: 'bh',
  connection: 'ct',
  homePage: 'hp',
  urlRest: '-g',
  organisationId: 'mcorgid',
  isAudio: 'ms_a',
  /** Milliseconds that the hit before this one took. */
  previousTookMs: 'lrt',
} as const;

type Key = keyof typeof HIT_KEYS;
/** What is more than one parameter: nested groups and numbered variables. */
export type HitBlock = { [K in Key]: (typeof HIT_KEYS)[K] extends `${string}.` | '' ? K : never }[Key];
/** What is one parameter. */
export type HitField = Exclude<Key, HitBlock>;
