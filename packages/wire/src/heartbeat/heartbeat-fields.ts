/**
 * The single table of heartbeat parameters, in wire order: source of the encoder keys (`npm run generate`), the
 * decoder, the columns of the table `playback`, the labels in both languages and `docs/wire/heartbeat-parameters.md`. A
 * parameter is one row here, and one migration when it has a column. Those of the realm `own` are not in the incumbent's
 * format: a parallel run does not copy them (S-08).
 */
import { count, epochMs, integer, oneOrZero, text, word } from '../field-kinds.ts';
import type { Field, FieldValues, Kind } from '../field-table.ts';

export interface HeartbeatOptions {
  /** Column of the table `playback`; without one the value is only in `raw`. */
  readonly column?: string;
  /** Column value for an absent parameter, instead of 0. */
  readonly absent?: number;
  /** Encoded only by a tag that has loaded ad and chapter code. */
  readonly isOfAdOrChapter?: true;
}

const row = <T, const O extends HeartbeatOptions = object>(
  key: string,
  kind: Kind<T>,
  label: string,
  labelCa: string,
  options?: O,
): Field<T> & O & { readonly labelCa: string } =>
  ({ key, kind, label, labelCa, ...options }) as Field<T> & O & { readonly labelCa: string }; // cast: no options are `{}`

/** Every named parameter; customer ids and metadata are families of their own. */
export const HEARTBEAT_FIELDS = {
  reportSuite: row('s:sc:rsid', word, 'Report suite', 'Conjunt d’informes'),
  analyticsServer: row('s:sc:tracking_server', word, 'Analytics server', 'Servidor d’analítica'),
  analyticsSecure: row('h:sc:ssl', oneOrZero, 'Analytics over https', 'Analítica per https'),
  analyticsVisitorId: row('s:user:aid', text, 'Analytics visitor id', 'Identificador d’analítica'),
  visitorId: row('s:user:mid', text, 'Visitor id', 'Identificador del visitant'),
  explicitVisitorId: row('s:user:id', text, 'Explicit visitor id', 'Identificador explícit del visitant'),
  audienceBlob: row('s:aam:blob', text, 'Audience blob', 'Dades d’audiència'),
  audienceRegion: row('l:aam:loc_hint', integer, 'Audience region', 'Regió d’audiència'),
  platform: row('s:sp:ovp', word, 'Online video platform', 'Plataforma de vídeo'),
  appVersion: row('s:sp:sdk', word, 'Application version', 'Versió de l’aplicació', { column: 'app_version' }),
  channel: row('s:sp:channel', word, 'Channel', 'Canal', { column: 'channel' }),
  playerName: row('s:sp:player_name', word, 'Player name', 'Reproductor', { column: 'player_name' }),
  libraryVersion: row('s:sp:hb_version', word, 'Library version', 'Versió de la biblioteca'),
  apiLevel: row('l:sp:hb_api_lvl', integer, 'API level', 'Nivell de l’API'),
  sessionId: row('s:event:sid', text, 'Session id', 'Sessió de reproducció', { column: 'session_id' }),
  eventType: row('s:event:type', word, 'Event', 'Esdeveniment', { column: 'event' }),
  durationMs: row('l:event:duration', count, 'Duration (ms)', 'Durada (ms)', { column: 'duration_ms' }),
  playheadS: row('l:event:playhead', integer, 'Playhead (s)', 'Posició (s)', { column: 'playhead_s' }),
  errorId: row('s:event:id', text, 'Error id', 'Identificador de l’error', { column: 'error_id' }),
  errorSource: row('s:event:source', word, 'Error source', 'Origen de l’error', { column: 'error_source' }),
  atMs: row('l:event:ts', epochMs, 'Time of the event', 'Hora de l’esdeveniment'),
  previousAtMs: row(
    'l:event:prev_ts',
    integer,
    'Time of the previous event of its kind, -1 if none',
    'Hora de l’esdeveniment anterior de la mateixa mena (−1: cap)',
    { column: 'prev_ts', absent: -1 },
  ),
  assetType: row('s:asset:type', word, 'Asset', 'Contingut o anunci', { column: 'asset_type' }),
  mediaName: row('s:asset:name', text, 'Media name', 'Títol', { column: 'video_name' }),
  mediaId: row('s:asset:video_id', text, 'Media id', 'Identificador del contingut', { column: 'video_id' }),
  publisher: row('s:asset:publisher', word, 'Publisher', 'Editor'),
  mediaLengthS: row('l:asset:length', integer, 'Media length (s)', 'Llargada (s)', { column: 'length_s' }),
  adId: row('s:asset:ad_id', text, 'Ad id', 'Identificador de l’anunci', { column: 'ad_id', isOfAdOrChapter: true }),
  adSessionId: row('s:asset:ad_sid', text, 'Ad session id', 'Sessió de l’anunci', {
    column: 'ad_session_id',
    isOfAdOrChapter: true,
  }),
  adResolver: row('s:asset:resolver', word, 'Player of the ad break', 'Reproductor de la pausa publicitària', {
    isOfAdOrChapter: true,
  }),
  adBreakId: row('s:asset:pod_id', text, 'Ad break id', 'Identificador de la pausa publicitària', {
    column: 'pod_id',
    isOfAdOrChapter: true,
  }),
  adPosition: row('s:asset:pod_position', word, 'Position in the ad break', 'Posició dins de la pausa publicitària', {
    column: 'pod_position',
    isOfAdOrChapter: true,
  }),
  adBreakStartS: row('l:asset:pod_offset', integer, 'Start of the ad break (s)', 'Inici de la pausa publicitària (s)', {
    column: 'pod_offset_s',
    isOfAdOrChapter: true,
  }),
  adBreakName: row('s:asset:pod_name', word, 'Ad break name', 'Nom de la pausa publicitària', {
    column: 'pod_name',
    isOfAdOrChapter: true,
  }),
  adLengthS: row('l:asset:ad_length', integer, 'Ad length (s)', 'Llargada de l’anunci (s)', {
    column: 'ad_length_s',
    isOfAdOrChapter: true,
  }),
  adName: row('s:asset:ad_name', text, 'Ad name', 'Nom de l’anunci', { column: 'ad_name', isOfAdOrChapter: true }),
  adsPlanned: row('l:own:ads_planned', integer, 'Ads planned in the ad break', 'Anuncis previstos a la pausa', {
    column: 'ads_planned',
    isOfAdOrChapter: true,
  }),
  adEnd: row('s:own:ad_end', word, 'How the ad was left', 'Com es deixa l’anunci', {
    column: 'ad_end',
    isOfAdOrChapter: true,
  }),
  chapterId: row('s:stream:chapter_id', text, 'Chapter id', 'Identificador del capítol', {
    column: 'chapter_id',
    isOfAdOrChapter: true,
  }),
  chapterSessionId: row('s:stream:chapter_sid', text, 'Chapter session id', 'Sessió del capítol', {
    column: 'chapter_session_id',
    isOfAdOrChapter: true,
  }),
  chapterName: row('s:stream:chapter_name', text, 'Chapter name', 'Nom del capítol', {
    column: 'chapter_name',
    isOfAdOrChapter: true,
  }),
  chapterPosition: row('l:stream:chapter_pos', integer, 'Chapter position', 'Número del capítol', {
    column: 'chapter_position',
    isOfAdOrChapter: true,
  }),
  chapterLengthS: row('l:stream:chapter_length', integer, 'Chapter length (s)', 'Llargada del capítol (s)', {
    column: 'chapter_length_s',
    isOfAdOrChapter: true,
  }),
  chapterStartS: row('l:stream:chapter_offset', integer, 'Start of the chapter (s)', 'Inici del capítol (s)', {
    column: 'chapter_offset_s',
    isOfAdOrChapter: true,
  }),
  streamType: row('s:stream:type', word, 'Stream type', 'Tipus d’emissió', { column: 'stream_type' }),
  bitrate: row('l:stream:bitrate', integer, 'Bitrate (bit/s)', 'Bits per segon', { column: 'bitrate' }),
  framesPerSecond: row('l:stream:fps', integer, 'Frames per second', 'Imatges per segon', { column: 'fps' }),
  droppedFrames: row('l:stream:dropped_frames', integer, 'Dropped frames', 'Fotogrames perduts', {
    column: 'dropped_frames',
  }),
  startupMs: row('l:stream:startup_time', integer, 'Startup time (ms)', 'Temps d’arrencada (ms)', {
    column: 'startup_ms',
  }),
  subtitles: row('s:own:subtitles', word, 'Subtitles', 'Subtítols', { column: 'subtitles' }),
  rate: row('s:own:rate', word, 'Playback rate', 'Velocitat', { column: 'playback_rate' }),
  pip: row('s:own:pip', word, 'Picture in picture', 'Imatge sobre imatge', { column: 'picture_in_picture' }),
  fullscreen: row('s:own:fullscreen', word, 'Full screen', 'Pantalla completa', { column: 'full_screen' }),
  height: row('l:own:height', integer, 'Height of the rendition (px)', 'Alçada de la imatge (px)', {
    column: 'height_px',
  }),
  muted: row('s:own:muted', word, 'Muted', 'Sense so', { column: 'muted' }),
  view: row('s:own:view', word, 'Where the picture was', 'On era la imatge', { column: 'view' }),
  number: row('l:own:number', integer, 'Number within the session', 'Número dins de la sessió', {
    column: 'sequence_number',
  }),
  connection: row('s:own:connection', word, 'Kind of connection', 'Mena de connexió', { column: 'connection' }),
  speed: row('s:own:speed', word, 'Speed of the connection', 'Velocitat de la connexió', {
    column: 'connection_speed',
  }),
  staff: row('s:own:staff', word, 'Own staff', 'Personal propi'),
} as const;

export type HeartbeatField = keyof typeof HEARTBEAT_FIELDS;
export type HeartbeatFields = FieldValues<typeof HEARTBEAT_FIELDS>;

type ColumnOf<R> = R extends { readonly column: infer C extends string } ? C : never;
/** Columns of the table `playback` that hold one parameter each. */
export type HeartbeatColumns = {
  [F in HeartbeatField as ColumnOf<(typeof HEARTBEAT_FIELDS)[F]>]: NonNullable<HeartbeatFields[F]>;
};

/** Fields that a heartbeat must have. */
export const HEARTBEAT_REQUIRED = ['sessionId', 'eventType', 'atMs', 'assetType', 'mediaId'] as const;

/** `s:event:type` of the incumbent's client. Other values are kept as received. */
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
