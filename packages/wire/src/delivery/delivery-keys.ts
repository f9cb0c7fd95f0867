/**
 * Names of the parameters of a delivery call in the order of the 1.8 client, by what they are called here (P-03;
 * docs/wire/delivery.md § 1). Page parameters stand before the visitor's, customer ids after them.
 *
 * This is all that writing needs, so it is all that the tag carries; `delivery-call.ts` says how they are read.
 */
export const DELIVERY_KEYS = {
  mbox: 'mbox',
  sessionId: 'mboxSession',
  deviceId: 'mboxPC',
  pageId: 'mboxPage',
  requestId: 'mboxRid',
  version: 'mboxVersion',
  count: 'mboxCount',
  localTimeMs: 'mboxTime',
  host: 'mboxHost',
  url: 'mboxURL',
  referrer: 'mboxReferrer',
  crossDomain: 'mboxXDomain',
  viewportHeight: 'browserHeight',
  viewportWidth: 'browserWidth',
  timeOffsetMin: 'browserTimeOffset',
  screenHeight: 'screenHeight',
  screenWidth: 'screenWidth',
  colourDepth: 'colorDepth',
  orientation: 'screenOrientation',
  pixelRatio: 'devicePixelRatio',
  renderer: 'webGLRenderer',
  clickTrackId: 'clickTrackId',
  clickToken: 'mboxTarget',
  visitorId: 'mboxMCGVID',
  blob: 'mboxAAMB',
  region: 'mboxMCGLH',
  analyticsId: 'mboxMCAVID',
  supplementalId: 'mboxMCSDID',
  analyticsServer: 'vst.trk',
  analyticsServerSecure: 'vst.trks',
} as const;

export type DeliveryField = keyof typeof DELIVERY_KEYS;
/** A name on the wire. */
export type DeliveryKey = (typeof DELIVERY_KEYS)[DeliveryField];
