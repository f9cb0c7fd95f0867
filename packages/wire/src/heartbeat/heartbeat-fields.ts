import { count, epochMs, integer, oneOrZero, text, word } from '../field-kinds.ts';
import { type FieldValues, field } from '../field-table.ts';

/** Who measures and who is measured: the parameters that come before the customer ids. */
export const HEARTBEAT_SENDER_FIELDS = {
  reportSuite: field('s:sc:rsid', word, 'Report suite'),
  analyticsServer: field('s:sc:tracking_server', word, 'Analytics server'),
  analyticsSecure: field('h:sc:ssl', oneOrZero, 'Analytics over https'),
  analyticsVisitorId: field('s:user:aid', text, 'Analytics visitor id'),
  visitorId: field('s:user:mid', text, 'Visitor id'),
  explicitVisitorId: field('s:user:id', text, 'Explicit visitor id'),
  audienceBlob: field('s:aam:blob', text, 'Audience blob'),
  audienceRegion: field('l:aam:loc_hint', integer, 'Audience region'),
};

/** What happened to which media: the parameters between the customer ids and the metadata. */
export const HEARTBEAT_REPORT_FIELDS = {
  platform: field('s:sp:ovp', word, 'Online video platform'),
  appVersion: field('s:sp:sdk', word, 'Application version'),
  channel: field('s:sp:channel', word, 'Channel'),
  playerName: field('s:sp:player_name', word, 'Player name'),
  libraryVersion: field('s:sp:hb_version', word, 'Library version'),
  apiLevel: field('l:sp:hb_api_lvl', integer, 'API level'),
  sessionId: field('s:event:sid', text, 'Session id'),
  eventType: field('s:event:type', word, 'Event'),
  durationMs: field('l:event:duration', count, 'Duration (ms)'),
  playheadS: field('l:event:playhead', integer, 'Playhead (s)'),
  errorId: field('s:event:id', text, 'Error id'),
  errorSource: field('s:event:source', word, 'Error source'),
  atMs: field('l:event:ts', epochMs, 'Time of the report'),
  previousAtMs: field('l:event:prev_ts', integer, 'Time of the previous report of its kind, -1 if none'),
  assetType: field('s:asset:type', word, 'Asset'),
  mediaName: field('s:asset:name', text, 'Media name'),
  mediaId: field('s:asset:video_id', text, 'Media id'),
  publisher: field('s:asset:publisher', word, 'Publisher'),
  mediaLengthS: field('l:asset:length', integer, 'Media length (s)'),
  adId: field('s:asset:ad_id', text, 'Ad id'),
  adSessionId: field('s:asset:ad_sid', text, 'Ad session id'),
  adResolver: field('s:asset:resolver', word, 'Player of the ad break'),
  adBreakId: field('s:asset:pod_id', text, 'Ad break id'),
  adPosition: field('s:asset:pod_position', text, 'Position in the ad break'),
  adBreakStartS: field('l:asset:pod_offset', integer, 'Start of the ad break (s)'),
  adBreakName: field('s:asset:pod_name', text, 'Ad break name'),
  adLengthS: field('l:asset:ad_length', integer, 'Ad length (s)'),
  adName: field('s:asset:ad_name', text, 'Ad name'),
  chapterId: field('s:stream:chapter_id', text, 'Chapter id'),
  chapterSessionId: field('s:stream:chapter_sid', text, 'Chapter session id'),
  chapterName: field('s:stream:chapter_name', text, 'Chapter name'),
  chapterPosition: field('l:stream:chapter_pos', integer, 'Chapter position'),
  chapterLengthS: field('l:stream:chapter_length', integer, 'Chapter length (s)'),
  chapterStartS: field('l:stream:chapter_offset', integer, 'Start of the chapter (s)'),
  streamType: field('s:stream:type', word, 'Stream type'),
  bitrate: field('l:stream:bitrate', integer, 'Bitrate (bit/s)'),
  framesPerSecond: field('l:stream:fps', integer, 'Frames per second'),
  droppedFrames: field('l:stream:dropped_frames', integer, 'Dropped frames'),
  startupMs: field('l:stream:startup_time', integer, 'Startup time (ms)'),
};

/** Every named parameter of a heartbeat, in wire order; customer ids and metadata are families beside it. */
export const HEARTBEAT_FIELDS = { ...HEARTBEAT_SENDER_FIELDS, ...HEARTBEAT_REPORT_FIELDS };

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
