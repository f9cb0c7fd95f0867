import { count, decimal, epochMs, integer, text, word } from '../field-kinds.ts';
import { type FieldValues, field, type Kind } from '../field-table.ts';
import { DELIVERY_KEYS, type DeliveryField } from './delivery-keys.ts';

/** Text that is sent when it is empty, too: `mboxPC` on a first visit, `mboxReferrer`. */
const anyText: Kind<string> = { storage: 'text', put: (value) => value, take: (raw) => raw, expects: 'text' };

/** § 5: a name of 1 to 250 characters. */
export const MBOX_CHARACTERS = 250;
const mboxName: Kind<string> = {
  storage: 'lowCardinality',
  put: (value) => value,
  take: (raw) => (raw.length > 0 && raw.length <= MBOX_CHARACTERS ? raw : undefined),
  expects: `1 to ${MBOX_CHARACTERS} characters`,
};

/** Ids that clients make: a version-4 UUID without hyphens, or what an operator set. */
const clientId: Kind<string> = {
  storage: 'text',
  put: (value) => value || undefined,
  take: (raw) => (/^[\w.-]{1,128}$/.test(raw) ? raw : undefined),
  expects: 'up to 128 letters, digits, dots and hyphens',
};

/** Absent where the client is set to `disabled`. */
const crossDomain: Kind<'enabled' | 'x-only'> = {
  storage: 'lowCardinality',
  put: (value) => value,
  take: (raw) => (raw === 'enabled' || raw === 'x-only' ? raw : undefined),
  expects: 'enabled or x-only',
};

const as = <T>(name: DeliveryField, kind: Kind<T>) => field(DELIVERY_KEYS[name], kind, DELIVERY_KEYS[name]);

export const DELIVERY_FIELDS = {
  mbox: as('mbox', mboxName),
  sessionId: as('sessionId', clientId),
  deviceId: as('deviceId', anyText),
  pageId: as('pageId', clientId),
  requestId: as('requestId', clientId),
  version: as('version', word),
  count: as('count', count),
  localTimeMs: as('localTimeMs', epochMs),
  host: as('host', anyText),
  url: as('url', anyText),
  referrer: as('referrer', anyText),
  crossDomain: as('crossDomain', crossDomain),
  viewportHeight: as('viewportHeight', count),
  viewportWidth: as('viewportWidth', count),
  timeOffsetMin: as('timeOffsetMin', integer),
  screenHeight: as('screenHeight', count),
  screenWidth: as('screenWidth', count),
  colourDepth: as('colourDepth', count),
  orientation: as('orientation', word),
  pixelRatio: as('pixelRatio', decimal),
  renderer: as('renderer', text),
  clickTrackId: as('clickTrackId', text),
  clickToken: as('clickToken', text),
  visitorId: as('visitorId', text),
  blob: as('blob', text),
  region: as('region', text),
  analyticsId: as('analyticsId', text),
  supplementalId: as('supplementalId', text),
  analyticsServer: as('analyticsServer', text),
  analyticsServerSecure: as('analyticsServerSecure', text),
} satisfies Record<DeliveryField, unknown>;

export type DeliveryFields = FieldValues<typeof DELIVERY_FIELDS>;
