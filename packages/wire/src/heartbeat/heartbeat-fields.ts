import { count, epochMs, integer, oneOrZero, text, word } from '../field-kinds.ts';
import { type FieldValues, field, type Kind } from '../field-table.ts';
import { HEARTBEAT_KEYS } from './all-heartbeat-keys.ts';
import type { HeartbeatField } from './heartbeat-keys.ts';

const of = <T>(name: HeartbeatField, kind: Kind<T>, label: string) => field(HEARTBEAT_KEYS[name], kind, label);

/** Every named parameter of a heartbeat, in wire order; customer ids and metadata are families beside it. */
export const HEARTBEAT_FIELDS = {
  reportSuite: of('reportSuite', word, 'Report suite'),
  analyticsServer: of('analyticsServer', word, 'Analytics server'),
  analyticsSecure: of('analyticsSecure', oneOrZero, 'Analytics over https'),
  analyticsVisitorId: of('analyticsVisitorId', text, 'Analytics visitor id'),
  visitorId: of('visitorId', text, 'Visitor id'),
  explicitVisitorId: of('explicitVisitorId', text, 'Explicit visitor id'),
  audienceBlob: of('audienceBlob', text, 'Audience blob'),
  audienceRegion: of('audienceRegion', integer, 'Audience region'),
  platform: of('platform', word, 'Online video platform'),
  appVersion: of('appVersion', word, 'Application version'),
  channel: of('channel', word, 'Channel'),
  playerName: of('playerName', word, 'Player name'),
  libraryVersion: of('libraryVersion', word, 'Library version'),
  apiLevel: of('apiLevel', integer, 'API level'),
  sessionId: of('sessionId', text, 'Session id'),
  eventType: of('eventType', word, 'Event'),
  durationMs: of('durationMs', count, 'Duration (ms)'),
  playheadS: of('playheadS', integer, 'Playhead (s)'),
  errorId: of('errorId', text, 'Error id'),
  errorSource: of('errorSource', word, 'Error source'),
  atMs: of('atMs', epochMs, 'Time of the report'),
  previousAtMs: of('previousAtMs', integer, 'Time of the previous report of its kind, -1 if none'),
  assetType: of('assetType', word, 'Asset'),
  mediaName: of('mediaName', text, 'Media name'),
  mediaId: of('mediaId', text, 'Media id'),
  publisher: of('publisher', word, 'Publisher'),
  mediaLengthS: of('mediaLengthS', integer, 'Media length (s)'),
  adId: of('adId', text, 'Ad id'),
  adSessionId: of('adSessionId', text, 'Ad session id'),
  adResolver: of('adResolver', word, 'Player of the ad break'),
  adBreakId: of('adBreakId', text, 'Ad break id'),
  adPosition: of('adPosition', text, 'Position in the ad break'),
  adBreakStartS: of('adBreakStartS', integer, 'Start of the ad break (s)'),
  adBreakName: of('adBreakName', text, 'Ad break name'),
  adLengthS: of('adLengthS', integer, 'Ad length (s)'),
  adName: of('adName', text, 'Ad name'),
  chapterId: of('chapterId', text, 'Chapter id'),
  chapterSessionId: of('chapterSessionId', text, 'Chapter session id'),
  chapterName: of('chapterName', text, 'Chapter name'),
  chapterPosition: of('chapterPosition', integer, 'Chapter position'),
  chapterLengthS: of('chapterLengthS', integer, 'Chapter length (s)'),
  chapterStartS: of('chapterStartS', integer, 'Start of the chapter (s)'),
  streamType: of('streamType', word, 'Stream type'),
  bitrate: of('bitrate', integer, 'Bitrate (bit/s)'),
  framesPerSecond: of('framesPerSecond', integer, 'Frames per second'),
  droppedFrames: of('droppedFrames', integer, 'Dropped frames'),
  startupMs: of('startupMs', integer, 'Startup time (ms)'),
} satisfies Record<HeartbeatField, unknown>;

export type HeartbeatFields = FieldValues<typeof HEARTBEAT_FIELDS>;

/** A field without which a heartbeat says nothing. */
export const HEARTBEAT_REQUIRED = ['sessionId', 'eventType', 'atMs', 'assetType', 'mediaId'] as const;

/** `s:event:type` as the incumbent's client sends it. Others are kept as received. */
export const HEARTBEAT_EVENTS = [
  'start',
  'aa_start',
  'resume',
  'play',
  'pause',
  'buffer',
  'stall',
  'aa_ad_start',
  'complete',
  'chapter_start',
  'chapter_complete',
  'bitrate_change',
  'error',
  'end',
] as const;

export type HeartbeatEvent = (typeof HEARTBEAT_EVENTS)[number];
