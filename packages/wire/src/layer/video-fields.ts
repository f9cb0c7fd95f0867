import { count, flag, list, NO_SECTION, NO_VALUE, OF_LINK, text } from './layer-field.ts';

/** § 3, video group; columns as in `page-fields.ts`, on `window.digitalData.video`. */
export const VIDEO_FIELDS = {
  title: text('titol', 'v40', NO_VALUE),
  /** Known after a session has started: playback hits carry it. */
  sessionId: text('idSessio', 'v44'),
  accessChannel: text('canalAcces', 'v45', NO_VALUE),
  /** Broadcast on digital terrestrial television. */
  terrestrial: flag('emissioTDT', 'v46', NO_VALUE),
  appVersion: text('versioApp', 'v47', NO_VALUE),
  broadbandCode: text('codiBandaAmpla', 'v48', NO_VALUE),
  season: text('temporada', 'v49', NO_VALUE),
  subBroadcaster: text('subEmissora', 'v50', NO_VALUE),
  broadcastRights: text('dretsEmissio', 'v51', NO_VALUE),
  broadbandSection: text('seccioBandaAmpla', 'v52', NO_SECTION),
  broadbandSubsection: text('subseccioBandaAmpla', 'v53', NO_SECTION),
  chapter: text('capitol', 'v54', NO_VALUE),
  url: text('urlVideo', 'v55', NO_VALUE),
  technology: text('tecnologia', 'v56', NO_VALUE),
  /** Seconds. */
  durationS: count('durada', 'v57', NO_VALUE),
  audioVariant: text('varietatAudio', 'v58', NO_VALUE),
  segments: list('segments', 'v59', NO_VALUE),
  target: text('target', 'v60', NO_VALUE),
  programmeCode: text('codiPrograma', 'v43', NO_SECTION),
  contentFormat: text('formatContingut', 'v41', NO_VALUE, OF_LINK),
  contentType: text('tipusContingut', 'v42', NO_VALUE, OF_LINK),
  subtitled: flag('subtitulat', 'v61', NO_VALUE),
  section: text('seccio', 'v62', NO_SECTION),
  /** «Watch on TV» is offered. */
  viewOnTv: flag('veureATV', 'v63', NO_VALUE),
  heartbeatContentType: text('tipusContingutHeartbeat', 'v64', NO_VALUE),
  thematic: list('tematica', 'v65', NO_VALUE),
};
