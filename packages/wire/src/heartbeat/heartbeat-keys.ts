/**
 * Names of the parameters in wire order, by what they are called here.
 *
 * The letter in front says how a value is written: `s` text, `l` and `h` numbers floored to an integer. This
 * is all that writing needs, so it is all that the tag carries; `heartbeat-fields.ts` says the rest.
 */
export const HEARTBEAT_KEYS = {
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
  adId: 's:asset:ad_id',
  adSessionId: 's:asset:ad_sid',
  adResolver: 's:asset:resolver',
  adBreakId: 's:asset:pod_id',
  adPosition: 's:asset:pod_position',
  adBreakStartS: 'l:asset:pod_offset',
  adBreakName: 's:asset:pod_name',
  adLengthS: 'l:asset:ad_length',
  adName: 's:asset:ad_name',
  chapterId: 's:stream:chapter_id',
  chapterSessionId: 's:stream:chapter_sid',
  chapterName: 's:stream:chapter_name',
  chapterPosition: 'l:stream:chapter_pos',
  chapterLengthS: 'l:stream:chapter_length',
  chapterStartS: 'l:stream:chapter_offset',
  streamType: 's:stream:type',
  bitrate: 'l:stream:bitrate',
  framesPerSecond: 'l:stream:fps',
  droppedFrames: 'l:stream:dropped_frames',
  startupMs: 'l:stream:startup_time',
} as const;

export type HeartbeatField = keyof typeof HEARTBEAT_KEYS;

/** The customer ids stand before this field. */
export const FIRST_AFTER_CUSTOMERS: HeartbeatField = 'platform';
