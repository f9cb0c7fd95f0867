import { count, flag, list, NO_SECTION, NO_VALUE, text } from './layer-field.ts';

/** § 3, video group: left the name in our code, right the one on `window.digitalData.video`. */
export const VIDEO_FIELDS = {
  title: text('titol', NO_VALUE),
  sessionId: text('idSessio'),
  accessChannel: text('canalAcces', NO_VALUE),
  /** Shown on digital terrestrial television. */
  terrestrial: flag('emissioTDT', NO_VALUE),
  appVersion: text('versioApp', NO_VALUE),
  broadbandCode: text('codiBandaAmpla', NO_VALUE),
  season: text('temporada', NO_VALUE),
  subBroadcaster: text('subEmissora', NO_VALUE),
  broadcastRights: text('dretsEmissio', NO_VALUE),
  broadbandSection: text('seccioBandaAmpla', NO_SECTION),
  broadbandSubsection: text('subseccioBandaAmpla', NO_SECTION),
  chapter: text('capitol', NO_VALUE),
  url: text('urlVideo', NO_VALUE),
  technology: text('tecnologia', NO_VALUE),
  /** Seconds. */
  durationS: count('durada', NO_VALUE),
  audioVariant: text('varietatAudio', NO_VALUE),
  segments: list('segments', NO_VALUE),
  target: text('target', NO_VALUE),
  programmeCode: text('codiPrograma', NO_SECTION),
  contentFormat: text('formatContingut', NO_VALUE),
  contentType: text('tipusContingut', NO_VALUE),
  subtitled: flag('subtitulat', NO_VALUE),
  section: text('seccio', NO_SECTION),
  /** «Watch on TV» is offered. */
  viewOnTv: flag('veureATV', NO_VALUE),
  heartbeatContentType: text('tipusContingutHeartbeat', NO_VALUE),
  thematic: text('tematica', NO_VALUE),
};
