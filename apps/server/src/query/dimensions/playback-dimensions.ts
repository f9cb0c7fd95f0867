/** Dimensions of playback: of the whole viewing, and of each ad. */
import { PLAYBACK_RELATIONS, type Words } from '../metrics/metric.ts';
import { BROADCAST_COLUMN, ON_AIR_NEEDS } from '../plan/on-air.ts';
import { longest } from '../plan/viewing-columns.ts';
import { named, type Sql, sql } from '../sql.ts';
import type { Dimension, OnRelation } from './dimension.ts';

/** For every playback relation, a property of the viewing. */
const onPlayback = (on: OnRelation): Dimension['on'] =>
  Object.fromEntries(PLAYBACK_RELATIONS.map((relation) => [relation, on]));
/** @param property column of the viewing (`plan/viewing-columns.ts`) */
const onViewing = (property: string, value = named(property)): Dimension['on'] =>
  onPlayback({ value: () => value, needs: [property] });

const ofViewing = (property: string, title: Words, sentence: Words): Dimension => ({
  title,
  sentence,
  version: 1,
  kind: 'text',
  on: onViewing(property),
});
const ofAd = (column: string, title: Words, sentence: Words): Dimension => ({
  title,
  sentence,
  version: 1,
  kind: 'text',
  on: { ads: { value: () => named(column), needs: [] } },
});

/** A dimension of how content was shown: a heartbeat has one value, a viewing the value that lasts longest. */
const ofHeartbeat = (column: string, title: Words, sentence: Words, kind: Dimension['kind'] = 'text'): Dimension => ({
  title,
  sentence: {
    ca: `${sentence.ca} El temps compta al valor de cada moment; les reproduccions, els intents i els anuncis, al que ha durat més del contingut.`,
    en: `${sentence.en} Time counts in the value of each moment; plays, attempts and ads in the one that lasted longest of the content.`,
  },
  version: 1,
  kind,
  on: {
    ...onViewing(longest(column)),
    ...Object.fromEntries(
      ['heartbeats', 'audience'].map((one) => [one, { value: () => named(column), needs: [column] }]),
    ),
  },
});
const OF_BREAK: OnRelation = { value: () => named('break_kind'), needs: [] };

export const PLAYBACK_DIMENSIONS: Readonly<Record<string, Dimension>> = {
  title: ofViewing(
    'title',
    { ca: 'Títol', en: 'Title' },
    { ca: 'Títol del que es reprodueix.', en: 'Title of what plays.' },
  ),
  mediaId: ofViewing(
    'media_id',
    { ca: 'Identificador del contingut', en: 'Media id' },
    { ca: 'Identificador del que es reprodueix.', en: 'Id of what plays.' },
  ),
  season: ofViewing(
    'season',
    { ca: 'Temporada', en: 'Season' },
    { ca: 'Temporada de l’episodi.', en: 'Season of the episode.' },
  ),
  episode: ofViewing(
    'episode',
    { ca: 'Episodi', en: 'Episode' },
    { ca: 'Número de l’episodi dins de la temporada.', en: 'Number of the episode in its season.' },
  ),
  genre: ofViewing(
    'genre',
    { ca: 'Gènere', en: 'Genre' },
    { ca: 'Gènere del programa.', en: 'Genre of the programme.' },
  ),
  originator: ofViewing(
    'originator',
    { ca: 'Emissora', en: 'Originator' },
    { ca: 'Canal o emissora d’on ve el contingut.', en: 'Channel or station that the content comes from.' },
  ),
  dayPart: ofViewing(
    'day_part',
    { ca: 'Franja horària', en: 'Day part' },
    { ca: 'Part del dia de l’emissió.', en: 'Part of the day of the broadcast.' },
  ),
  playbackChannel: ofViewing(
    'playback_channel',
    { ca: 'Canal de reproducció', en: 'Playback channel' },
    { ca: 'Canal que diu el reproductor.', en: 'Channel that the player names.' },
  ),
  streamKind: ofViewing(
    'stream_kind',
    { ca: 'Mena d’emissió', en: 'Stream kind' },
    {
      ca: 'Vídeo o àudio a la carta, directe, emissió lineal, pòdcast o audiollibre.',
      en: 'Video or audio on demand, live, linear, podcast or audiobook.',
    },
  ),
  mediaKind: ofViewing(
    'media_kind',
    { ca: 'Vídeo o àudio', en: 'Video or audio' },
    { ca: 'Si es veu o se sent.', en: 'Whether it is seen or heard.' },
  ),
  mediaLength: {
    title: { ca: 'Durada', en: 'Media length' },
    sentence: { ca: 'Durada del contingut en segons.', en: 'Length of the content in seconds.' },
    version: 1,
    kind: 'number',
    on: onPlayback({ value: () => sql`toString(media_length_s)`, needs: [] }),
  },
  player: ofViewing(
    'player',
    { ca: 'Reproductor', en: 'Player' },
    { ca: 'Nom del reproductor.', en: 'Name of the player.' },
  ),
  playerRelease: ofViewing(
    'player_release',
    { ca: 'Versió del reproductor', en: 'Player release' },
    { ca: 'Versió que el reproductor diu que és.', en: 'Release that the player states.' },
  ),
  transport: ofViewing(
    'transport',
    { ca: 'Arribada dels batecs', en: 'Transport of heartbeats' },
    {
      ca: 'Si els batecs de la sessió han arribat d’un en un, en lots (els que esperaven la xarxa o s’envien en sortir de la pàgina) o de totes dues maneres.',
      en: 'Whether the heartbeats of the session arrived one by one, in batches (those that waited for the network or were sent on leaving the page), or both.',
    },
  ),
  connection: ofViewing(
    'connection',
    { ca: 'Mena de connexió', en: 'Connection' },
    {
      ca: 'Wi-Fi, dades mòbils o cable quan la sessió ha començat; buit si el navegador no ho diu: només ho diuen el Chrome i els seus derivats, als mòbils.',
      en: 'Wi-Fi, mobile data or cable when the session began; empty if the browser does not say: only Chrome and its relatives do, on phones.',
    },
  ),
  connectionSpeed: ofViewing(
    'connection_speed',
    { ca: 'Velocitat de la connexió', en: 'Connection speed' },
    {
      ca: 'Com de ràpides eren les últimes peticions quan la sessió ha començat, per comparació amb una xarxa mòbil; buit si el navegador no ho diu, com el Safari i el Firefox.',
      en: 'How fast the last requests were when the session began, compared with mobile networks; empty if the browser does not say, such as Safari and Firefox.',
    },
  ),
  hasPreroll: {
    title: { ca: 'Amb anunci inicial', en: 'With pre-roll' },
    sentence: { ca: 'Si la sessió ha començat amb publicitat.', en: 'Whether the session began with ads.' },
    version: 1,
    kind: 'text',
    on: onViewing('has_preroll', sql`if(has_preroll, 'yes', 'no')`),
  },
  playbackError: ofViewing(
    'playback_error',
    { ca: 'Error', en: 'Playback error' },
    { ca: 'Codi de l’error, buit sense error.', en: 'Code of the error, empty without one.' },
  ),
  chapter: {
    title: { ca: 'Capítol', en: 'Chapter' },
    sentence: { ca: 'Nom del capítol del contingut.', en: 'Name of the chapter of the content.' },
    version: 1,
    kind: 'text',
    on: { chapters: { value: () => sql`chapter`, needs: [] } },
  },
  chapterPosition: {
    title: { ca: 'Número de capítol', en: 'Chapter position' },
    sentence: { ca: 'Quin capítol del contingut és.', en: 'Which chapter of the content it is.' },
    version: 1,
    kind: 'number',
    on: { chapters: { value: () => sql`toString(chapter_position)`, needs: [] } },
  },
  subtitles: ofHeartbeat(
    'subtitles',
    { ca: 'Subtítols', en: 'Subtitles' },
    {
      ca: 'Si es veien els subtítols; buit si no n’hi ha, durant els anuncis, o si el reproductor no ho diu.',
      en: 'Whether subtitles were shown; empty where there are none, during ads, or if the player does not say.',
    },
  ),
  playbackRate: ofHeartbeat(
    'playback_rate',
    { ca: 'Velocitat de reproducció', en: 'Playback rate' },
    {
      ca: '1 és la normal; el temps és el del rellotge, no el del contingut.',
      en: '1 is normal; time is that of the clock, not of the content.',
    },
    'number',
  ),
  pictureInPicture: ofHeartbeat(
    'picture_in_picture',
    { ca: 'Imatge sobre imatge', en: 'Picture in picture' },
    { ca: 'Si es veia en una finestra flotant.', en: 'Whether it was shown in a floating window.' },
  ),
  fullScreen: ofHeartbeat(
    'full_screen',
    { ca: 'Pantalla completa', en: 'Full screen' },
    { ca: 'Si ocupava tota la pantalla.', en: 'Whether it filled the screen.' },
  ),
  muted: ofHeartbeat(
    'muted',
    { ca: 'Sense so', en: 'Muted' },
    { ca: 'Si el so era tret o a zero.', en: 'Whether the sound was off or at zero.' },
  ),
  pictureView: ofHeartbeat(
    'view',
    { ca: 'On era la imatge', en: 'Where the picture was' },
    {
      ca: 'Si se’n veia almenys la meitat a la pestanya que es feia servir, si era fora de la part visible de la pàgina, si es feia servir una altra finestra, o si la pestanya era amagada. De l’àudio, si es veia la pàgina.',
      en: 'Whether at least half of it was shown in the tab in use, it was outside of the visible part of the page, another window was in use, or the tab was hidden. Of audio, whether the page was shown.',
    },
  ),
  quality: ofHeartbeat(
    'height_px',
    { ca: 'Qualitat de la imatge', en: 'Picture quality' },
    {
      ca: 'Línies de la imatge (360, 720, 1080…); buit si no n’hi ha o no se sap, i durant els anuncis.',
      en: 'Lines of the picture (360, 720, 1080…); empty without one, where it is not known, and during ads.',
    },
    'number',
  ),
  broadcast: {
    title: { ca: 'Emissió', en: 'Broadcast' },
    sentence: {
      ca: 'Canal, hora d’inici en UTC i títol de l’emissió de la graella que era en antena al canal. El temps dels directes compta, segon a segon, a la de cada segon; les reproduccions, els intents i els anuncis, a la del seu inici. Buit a la carta.',
      en: 'Channel, start in UTC and title of the broadcast of the schedule that was on air on the channel. Time of live streams counts second by second in that of each second; plays, attempts and ads in that of their start. Empty on demand.',
    },
    version: 1,
    kind: 'text',
    on: {
      ...onPlayback({ value: () => named(BROADCAST_COLUMN), needs: ON_AIR_NEEDS }),
      broadcasts: {
        value: () => sql`concat(channel, ' ', formatDateTime(at, '%Y-%m-%dT%H:%iZ', 'UTC'), ' ', title)`,
        needs: [],
      },
    },
  },
  adName: ofAd('ad_name', { ca: 'Anunci', en: 'Ad' }, { ca: 'Nom de l’anunci.', en: 'Name of the ad.' }),
  adId: ofAd(
    'ad_id',
    { ca: 'Identificador de l’anunci', en: 'Ad id' },
    { ca: 'Identificador de l’anunci.', en: 'Id of the ad.' },
  ),
  adBreakKind: {
    title: { ca: 'Mena de pausa', en: 'Kind of break' },
    sentence: {
      ca: 'Abans, durant o després del contingut, o en directe.',
      en: 'Before, within or after the content, or live.',
    },
    version: 1,
    kind: 'text',
    on: { ads: OF_BREAK, breaks: OF_BREAK },
  },
  adPosition: ofAd(
    'ad_position',
    { ca: 'Posició dins de la pausa', en: 'Position in the break' },
    { ca: 'Quin anunci de la pausa és.', en: 'Which ad of the break it is.' },
  ),
  adAdvertiser: ofAd(
    'ad_advertiser',
    { ca: 'Anunciant', en: 'Advertiser' },
    { ca: 'Qui anuncia.', en: 'Who advertises.' },
  ),
  adCampaign: ofAd(
    'ad_campaign',
    { ca: 'Campanya de l’anunci', en: 'Ad campaign' },
    { ca: 'Campanya de l’anunci.', en: 'Campaign of the ad.' },
  ),
  adCreative: ofAd(
    'ad_creative',
    { ca: 'Creativitat', en: 'Creative' },
    { ca: 'Creativitat de l’anunci.', en: 'Creative of the ad.' },
  ),
  adPlacement: ofAd(
    'ad_placement',
    { ca: 'Emplaçament', en: 'Placement' },
    { ca: 'Emplaçament de l’anunci.', en: 'Placement of the ad.' },
  ),
};

/** Dimensions of playback that a broadcast of the schedule has too, and its own. */
const ofBroadcast = (value: Sql): Dimension['on'] => ({ broadcasts: { value: () => value, needs: [] } });
export const ALSO_ON_BROADCASTS: Readonly<Record<string, Dimension['on']>> = {
  programme: ofBroadcast(sql`title`),
  mediaId: ofBroadcast(sql`media_id`),
  playbackChannel: ofBroadcast(sql`channel`),
};

/** Dimensions of hits that also exist for playback. */
export const ALSO_ON_PLAYBACK: Readonly<Record<string, Dimension['on']>> = {
  programme: onViewing('programme'),
  consentTier: onViewing('consent_tier'),
  device: onViewing('start_device'),
  browser: onViewing('start_browser'),
  os: onViewing('start_os'),
  page: onViewing('start_page'),
};
