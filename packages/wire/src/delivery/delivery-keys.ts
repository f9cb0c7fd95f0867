/**
 * Parameter names of a delivery call in the order of the 1.8 client, by their names in code (P-03;
 * docs/wire/delivery.md § 1). Page parameters precede the visitor's, customer ids follow them.
 *
 * Writing needs only this, so the tag contains only this; `delivery-call.ts` reads them.
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
