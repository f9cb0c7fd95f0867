/** Entry of `@sintonia/wire`: the measurement formats as field tables that encode and decode. */

export { ALLOCATION_VERSION, BUCKETS, bucketOf } from './allocation/bucket.ts';
export { murmur3 } from './allocation/murmur3.ts';
export type { BucketRange, WeightedVariant } from './allocation/ranges.ts';
export { allocate, variantAt } from './allocation/ranges.ts';
export { CLICK_COOKIE } from './analytics/click-cookie.ts';
export type { DecodedHit, HitDecoding, HitRefusal } from './analytics/decode-hit.ts';
export { decodeHit } from './analytics/decode-hit.ts';
export type { CountedEvent } from './analytics/event-numbers.ts';
export { EVENT_NUMBERS, eventName } from './analytics/event-numbers.ts';
export type { Exposure, ExposureVia } from './analytics/exposure.ts';
export { EXPOSURE_CONTEXT, exposureContext } from './analytics/exposure.ts';
export type { Hit } from './analytics/hit.ts';
export { encodeHit, hitPairs } from './analytics/hit.ts';
export { HIT_FIELDS } from './analytics/hit-fields.ts';
export type { HitPath } from './analytics/hit-path.ts';
export { parseHitPath, toHitPath } from './analytics/hit-path.ts';
export type { LocalTime } from './analytics/local-time.ts';
export type { Nested } from './analytics/nested-pairs.ts';
export type { NumberedName, Variables } from './analytics/numbered-variables.ts';
export type { HitColumn, PageVariableMeaning } from './analytics/page-variable-meanings.ts';
export { PAGE_VARIABLE_MEANINGS, pageColumns } from './analytics/page-variable-meanings.ts';
export type { PageVariableName } from './analytics/page-variables.ts';
export { CONSENT_CONTEXT, NO_CONSENT, PAGE_VARIABLES, valueAt } from './analytics/page-variables.ts';
export { STAFF_COOKIE } from './analytics/staff-cookie.ts';
export { VISIBLE_CONTEXT } from './analytics/visible-time.ts';
export { BATCH_LINES, LATE_TOLERANCE_MS, RESENT_TOLERANCE_MS } from './collector-limits.ts';
export type { ConsentChoice, ConsentPurpose } from './consent/consent-cookie.ts';
export {
  CONSENT_COOKIE,
  CONSENT_LIFETIME_S,
  CONSENT_PURPOSES,
  formatConsent,
  formatPurposes,
  parseConsent,
} from './consent/consent-cookie.ts';
export type { DeliveryAction, DeliveryAnswer, DeliveryOffer, DynamicOffer } from './delivery/delivery-answer.ts';
export { clickedName } from './delivery/delivery-answer.ts';
export type { DecodedDelivery, DeliveryCall } from './delivery/delivery-call.ts';
export { decodeDelivery, deliveryPairs, encodeDelivery } from './delivery/delivery-call.ts';
export { DELIVERY_FIELDS, MBOX_CHARACTERS } from './delivery/delivery-fields.ts';
export { DELIVERY_KEYS, type DeliveryKey } from './delivery/delivery-keys.ts';
export { count, decimal, epochMs, integer, oneOrZero, text, word } from './field-kinds.ts';
export type { BadField, DecodedFields, Field, FieldTable, FieldValues, Kind, Pair, Storage } from './field-table.ts';
export { decodeFields, encodeFields, field } from './field-table.ts';
export { HEARTBEAT_KEYS } from './heartbeat/all-heartbeat-keys.ts';
export type { HeartbeatDecoding } from './heartbeat/decode-heartbeat.ts';
export { decodeHeartbeat } from './heartbeat/decode-heartbeat.ts';
export { encodeHeartbeat, heartbeatPairs } from './heartbeat/encode-heartbeat.ts';
export { EMPTY_HEARTBEAT_COLUMNS, fillHeartbeatColumns } from './heartbeat/heartbeat-columns.ts';
export type { HeartbeatColumns, HeartbeatEvent, HeartbeatFields } from './heartbeat/heartbeat-fields.ts';
export { HEARTBEAT_EVENTS, HEARTBEAT_FIELDS, HEARTBEAT_REQUIRED } from './heartbeat/heartbeat-fields.ts';
export { LONGEST_DURATION_MS, SHORT_STATE_MS } from './heartbeat/heartbeat-limits.ts';
export { PLAIN_HEARTBEAT_KEYS } from './heartbeat/plain-heartbeat-keys.ts';
export type { PlaybackSettings } from './heartbeat/settings-xml.ts';
export {
  DEFAULT_PLAYBACK_SETTINGS,
  encodeSettings,
  MAX_CHECK_INTERVAL_S,
  parseSettings,
  settingsFileName,
} from './heartbeat/settings-xml.ts';
export type { Heartbeat, HeartbeatCustomerId } from './heartbeat/write-heartbeat.ts';
export { encodeHeartbeatBy } from './heartbeat/write-heartbeat.ts';
export type { CrossDomainIds } from './identity/cross-domain-ids.ts';
export { CROSS_DOMAIN_PARAMETER, parseCrossDomainIds } from './identity/cross-domain-ids.ts';
export type { AuthState, CustomerId } from './identity/customer-ids.ts';
export {
  ANALYTICS_ID_KEY,
  AUTH_STATE,
  customerIdsHash,
  formatCustomerId,
  parseCustomerId,
} from './identity/customer-ids.ts';
export { encodeIdentityRequest } from './identity/encode-identity.ts';
export type { IdentityAnswer } from './identity/identity-answer.ts';
export { IDENTITY_FRESH_S, OPT_OUT_FRESH_S, parseIdentityAnswer, toIdentityJson } from './identity/identity-answer.ts';
export type { DecodedIdentityRequest, IdentityRequest } from './identity/identity-request.ts';
export { decodeIdentityRequest, IDENTITY_FIELDS } from './identity/identity-request.ts';
export { localVisitorId } from './identity/local-visitor-id.ts';
export type { PartnerSync } from './identity/partner-sync.ts';
export { formatSyncMessage, parsePartnerSync, SYNC_TTL_MIN, toSyncItem } from './identity/partner-sync.ts';
export type { CookieField, VisitorCookie, VisitorField } from './identity/visitor-cookie.ts';
export {
  formatVisitorCookie,
  freshValue,
  NONE,
  parseVisitorCookie,
  settingsDigest,
  VISITOR_COOKIE_LIFETIME_S,
  VISITOR_COOKIE_PREFIX,
  VISITOR_SESSION_COOKIE_PREFIX,
  visitorCookieName,
  visitorSessionCookieName,
} from './identity/visitor-cookie.ts';
export type { Given, HitPlace, LayerField, LayerKind, LayerTable, PageVariable } from './layer/layer-field.ts';
export { NO_PAGE_NAME, NO_SECTION, NO_VALUE } from './layer/layer-field.ts';
export { LAYER_TABLES } from './layer/layer-tables.ts';
export { DERIVED_FIELDS, PAGE_FIELDS, USER_FIELDS } from './layer/page-fields.ts';
export { VIDEO_FIELDS } from './layer/video-fields.ts';
export { decodeValue, encodeValue, parseQuery, toQuery } from './query.ts';
export type { PageSettings, ParallelRun, VendorScripts } from './settings/page-settings.ts';
