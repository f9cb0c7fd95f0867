import type { MediaObjectKey } from './media-options.ts';
import { type Call, capital, isTrackedEvent } from './session-inputs.ts';

const call = (name: string) => `"API:trackEvent(${name})"`;
const none = (what: string) =>
  `MediaHeartbeat is not tracking any ${what}, call ${call(`${what}Start`)} to begin tracking ${what}`;
const busy = (what: string) =>
  `MediaHeartbeat is tracking ${what.toLowerCase()} events, call ${call(`${what}Complete`)} first to stop tracking ${what.toLowerCase()} events.`;
const notBusy = (what: string) =>
  `MediaHeartbeat is not tracking ${what.toLowerCase()} events, call ${call(`${what}Start`)} before ${call(`${what}Complete`)}.`;
const duplicate = (what: string) =>
  `MediaHeartbeat is currently tracking the ${what} passed into ${call(`${what}Start`)}.`;

/** Refusal code → the exact text in the log (§ 8). The texts equal the incumbent's, character by character. */
const refusals = {
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

/** Name of a call in the log: `API:trackPlay`, `API:trackEvent(AdStart)`. */
const nameOfCall = (call: Call): string =>
  `API:track${isTrackedEvent(call) ? `Event(${capital(call)})` : capital(call)}`;

const refused = (name: string, why: Refusal) => `[RuleEngine] ${name} -  ${refusals[why]}`;

const OPTIONS: Readonly<Record<keyof typeof MediaObjectKey, string>> = {
  MediaResumed: 'MediaObject as we expect a boolean value',
  PrerollTrackingWaitingTime: 'MediaObject as we expect a valid duration as number in milliseconds.',
  GranularAdTracking: 'AdObject as we expect a boolean value.',
  StandardMediaMetadata: 'MediaObject as we expect a valid object with kv pairs.',
  StandardAdMetadata: 'AdObject as we expect a valid object with kv pairs.',
};

/** Log texts for unusable values, by field name. */
const VALUES: Readonly<Record<string, string>> = {
  mediaId: 'The ID for the main video',
  playerName: 'The player name for the main video',
  mediaLengthS: 'The length of the main video',
  streamType: 'The stream type for the main video',
  mediaType: 'The media type for the main video',
  playheadS: 'The playhead for the main video',
  adResolver: 'The player name for the ad-break',
  adBreakPosition: 'Position (index) of the ad-break',
  adId: 'The ad ID',
  adPosition: 'Position (index) of the ad',
  adLengthS: 'The length of the ad',
  chapterPosition: 'Position (index) of the chapter',
  chapterStartS: 'Chapter start-time (offset)',
  chapterLengthS: 'The length of the chapter',
  account: 'RSID',
  trackingServer: 'Tracking Server',
};
/** Fields that the log text calls by another name. */
const MISSING: typeof VALUES = {
  account: 'RSID for analytics server',
  trackingServer: 'Analytics tracking server',
};

/** Why a value cannot be used (§ 5). Null is an empty text, as recorded. */
export function badValue(name: string, kind: string | undefined, value: unknown): string {
  const called = VALUES[name];
  if (value === undefined) return `${MISSING[name] ?? called} must be specified.`;
  if (kind === 'string') return `${called} ${value ? 'must be a String' : 'cannot be an empty string'}.`;
  return `${called} ${typeof value === 'number' ? 'cannot be NaN' : 'must be a Number'}.`;
}

/** Log lines by code. */
export const texts = {
  refused: (call: Call, why: Refusal) => refused(nameOfCall(call), why),
  begunTooEarly: () => refused('Internal::BeginReporting', 'notInSession'),
  begunAgain: () => '[RuleEngine] Internal::BeginReporting -  reporting already started',
  unknownParameter: (name: string) => `[MediaHeartbeat] Unable to validate unknown parameter: ${name}`,
  mediaType: (type: string) =>
    `[MediaHeartbeat] The media type for the main video must be "video" or "audio"; "${type}" is tracked as video.`,
  unknownEvent: () => '[MediaHeartbeat] Incorrect event name.',
  bad: (detail: string) => `[MediaHeartbeat] Invalid input data | ${detail}`,
  badInContext: (detail: string) => `[ah::Context] Invalid input data | ${detail}`,
  badInAnalytics: (detail: string) => `[plugin::adobe-analytics] Invalid input data | ${detail}`,
  heartbeatError: () => '[MediaHeartbeat] Internal error | HeartbeatPlugin is in ERROR state.',
  heartbeatFailed: () => '[plugin::adobe-heartbeat] _canProcess() > Plugin in ERROR state.',
  analyticsFailed: () => '[plugin::adobe-analytics] #_canProcess() > In ERROR state.',
  option: (name: keyof typeof MediaObjectKey) =>
    `[MediaHeartbeat] Ignoring value set for MediaHeartbeat.MediaObjectKey.${name} in ${OPTIONS[name]}`,
  drift: (durationMs: number, driftMs: number) =>
    `[ah::Context]  Resetting duration in lastInBandItem[main:play] call to ${durationMs} as calculated error delta (${Math.floor(driftMs)})exceeds 2sec`,
  sendFailed: () => '[ah::Network] #_onFilterReportAvailable() > Failed to send heartbeat report.',
  settingsInvalid: () => '[ah::Network] Failed to parse the config. settings.',
  settingsMissing: () => '[ah::Network] Failed to obtain the config. settings.',
} as const;

export type TextCode = keyof typeof texts;
