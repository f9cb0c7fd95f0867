const call = (name: string) => `"API:trackEvent(${name})"`;
const none = (what: string) =>
  `MediaHeartbeat is not tracking any ${what}, call ${call(`${what}Start`)} to begin tracking ${what}`;
const busy = (what: string) =>
  `MediaHeartbeat is tracking ${what.toLowerCase()} events, call ${call(`${what}Complete`)} first to stop tracking ${what.toLowerCase()} events.`;
const notBusy = (what: string) =>
  `MediaHeartbeat is not tracking ${what.toLowerCase()} events, call ${call(`${what}Start`)} before ${call(`${what}Complete`)}.`;
const duplicate = (what: string) =>
  `MediaHeartbeat is currently tracking the ${what} passed into ${call(`${what}Start`)}.`;

/** Why a call is refused → the exact text logged (§ 8). The texts are the incumbent's, letter by letter. */
export const refusals = {
  unsupported:
    'MediaHeartbeat does not support tracking due to AppMeasurement or VisitorAPI not supporting the browser.',
  disabled:
    'MediaHeartbeat tracking is disabled for this publisher. Please contact Adobe Representative to enable tracking.',
  audio: "Upgrade your AppMeasurement library to version >= '2.11.0' to track audio media.",
  notInSession:
    'MediaHeartbeat is not in active tracking session, call "API:trackSessionStart" to begin a new tracking session.',
  inSession:
    'MediaHeartbeat is in active tracking session, call "API:trackSessionEnd" to end current tracking session.',
  completed:
    'MediaHeartbeat has completed tracking session, call "API:trackSessionEnd" first to end current session and then begin a new tracking session.',
  buffering: busy('Buffer'),
  seeking: busy('Seek'),
  notBuffering: notBusy('Buffer'),
  notSeeking: notBusy('Seek'),
  noAdBreak: none('AdBreak'),
  noAd: none('Ad'),
  noChapter: none('Chapter'),
  sameAdBreak: duplicate('AdBreak'),
  sameAd: duplicate('Ad'),
  sameChapter: duplicate('Chapter'),
  betweenAds:
    'MediaHeartbeat is tracking an AdBreak but not tracking any Ad and will drop any calls to track player state (Play, Pause, Buffer or Seek) in this state.',
  invalidMedia: 'MediaInfo passed into "API:trackSessionStart" is invalid.',
  invalidAdBreak: `AdBreakInfo passed into ${call('AdBreakStart')} is invalid.`,
  invalidAd: `AdInfo passed into ${call('AdStart')} is invalid.`,
  invalidChapter: `ChapterInfo passed into ${call('ChapterStart')} is invalid.`,
  invalidTimedMetadata: `TimedMetadata passed into ${call('TimedMetadataUpdate')} is invalid.`,
} as const;

export type Refusal = keyof typeof refusals;

/** Texts of the constructor, thrown (§ 5). */
export const needs = (what: string): string => `MediaHeartbeat needs a valid ${what}.`;

export const HEARTBEAT_FAILED = '[plugin::adobe-heartbeat] _canProcess() > Plugin in ERROR state.';
export const ANALYTICS_FAILED = '[plugin::adobe-analytics] #_canProcess() > In ERROR state.';
export const SEND_FAILED = '[ah::Network] #_onFilterReportAvailable() > Failed to send heartbeat report.';
export const SETTINGS_INVALID = '[ah::Network] Failed to parse the config. settings.';
export const SETTINGS_MISSING = '[ah::Network] Failed to obtain the config. settings.';
export const UNKNOWN_EVENT = '[MediaHeartbeat] Incorrect event name.';
