import type { AD_AND_CHAPTER_KEYS } from './ad-and-chapter-keys.ts';

/*
 * Names of the parameters in wire order, by what they are called here.
 *
 * The letter in front says how a value is written: `s` text, `l` and `h` numbers floored to an integer. This
 * is all that writing needs, so it is all that the tag carries; `heartbeat-fields.ts` says the rest.
 */

const SENDER_AND_MEDIA = {
  reportSuite: 's:sc:rsid',
  analyticsServer: 's:sc:tracking_server',
  analyticsSecure: 'h:sc:ssl',
  analyticsVisitorId: 's:user:aid',
  visitorId: 's:user:mid',
  explicitVisitorId: 's:user:id',
  audienceBlob: 's:aam:blob',
  audienceRegion: 'l:aam:loc_hint',
  platform: 's:sp:ovp',
  appVersion: 's:sp:sdk',
  channel: 's:sp:channel',
  playerName: 's:sp:player_name',
  libraryVersion: 's:sp:hb_version',
  apiLevel: 'l:sp:hb_api_lvl',
  sessionId: 's:event:sid',
  eventType: 's:event:type',
  durationMs: 'l:event:duration',
  playheadS: 'l:event:playhead',
  errorId: 's:event:id',
  errorSource: 's:event:source',
  atMs: 'l:event:ts',
  previousAtMs: 'l:event:prev_ts',
  assetType: 's:asset:type',
  mediaName: 's:asset:name',
  mediaId: 's:asset:video_id',
  publisher: 's:asset:publisher',
  mediaLengthS: 'l:asset:length',
} as const;

const STREAM = {
  streamType: 's:stream:type',
  bitrate: 'l:stream:bitrate',
  framesPerSecond: 'l:stream:fps',
  droppedFrames: 'l:stream:dropped_frames',
  startupMs: 'l:stream:startup_time',
} as const;

/** The table with the keys of ads and chapters in their place, or without. */
export const keysWith = <K extends Partial<typeof AD_AND_CHAPTER_KEYS>>(adAndChapterKeys: K) => ({
  ...SENDER_AND_MEDIA,
  ...adAndChapterKeys,
  ...STREAM,
});

/** The keys of a session without ads and chapters. */
export const PLAIN_HEARTBEAT_KEYS = keysWith({});

export type HeartbeatField = keyof typeof SENDER_AND_MEDIA | keyof typeof AD_AND_CHAPTER_KEYS | keyof typeof STREAM;

/** The customer ids stand before this field. */
export const FIRST_AFTER_CUSTOMERS: HeartbeatField = 'platform';
