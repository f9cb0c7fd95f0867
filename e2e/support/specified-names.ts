/** The lists of § 3, § 7 and § 9 by their specified names, each with its parameter. Written by hand. */

type Names = Readonly<Record<string, string>>;

/** § 3, page group; `subsection` is the older name of `subseccioNivell1`. */
export const PAGE: Names = {
  subseccioNivell1: 'c2',
  subseccioNivell2: 'c3',
  contingutMultimedia: 'v22',
  clickIdentifier: 'v5',
  canal: 'v2',
  'screenReader flag': 'v29',
  'content producer': 'v13',
  seccio: 'c1',
  subsection: 'c4',
  programaWeb: 'v4',
  nomPrograma: 'v3',
  idDeliverty: 'v9',
  'related items': 'v31',
  'content title': 'v8',
  themes: 'v30',
  pageName: 'pageName',
  actualPageName: 'c6',
  status: 'c5',
  language: 'v10',
  URL: 'g',
  viewport: 'v28',
  'internal campaigns': 'v27',
  portal: 'ch',
  'click origin': 'v6',
  'social-network action': 'v7',
  'search keywords': 'v20',
  'results count': 'c21',
  'topic area': 'v16',
  thematic: 'v15',
  categoriaAgrupadora: 'v17',
  'publication time': 'v19',
  'broadcast date': 'v32',
  'page type': 'v1',
  author: 'v14',
  'query string': 'v34',
  'emission type': 'v18',
  web: 'server',
};

/** § 3, video group. */
export const VIDEO: Names = {
  title: 'v40',
  'video session id': 'v44',
  'access channel': 'v45',
  'digital terrestrial broadcast flag': 'v46',
  'app version': 'v47',
  'broadband code': 'v48',
  season: 'v49',
  'sub-broadcaster': 'v50',
  'broadcast rights': 'v51',
  'broadband section': 'v52',
  'broadband subsection': 'v53',
  chapter: 'v54',
  'video URL': 'v55',
  technology: 'v56',
  'content duration': 'v57',
  'audio variant': 'v58',
  segments: 'v59',
  target: 'v60',
  'programme code': 'v43',
  'content format': 'v41',
  'content type': 'v42',
  'subtitled flag': 'v61',
  section: 'v62',
  'view-on-TV flag': 'v63',
  'heartbeat content type': 'v64',
  thematic: 'v65',
};

/** § 3, user group, and derived values. */
export const USER: Names = {
  idUsuari: 'v24',
  idBigData: 'v25',
  userLogin: 'v23',
  timestamp: 'v11',
  'external campaigns': 'v0',
};

/** § 7: fields of link events. */
export const LINK: Names = {
  URL: 'g',
  programa: 'v3',
  areaTematica: 'v16',
  xarxaAccioContingut: 'v7',
  identificadorClic: 'v5',
  titolContingut: 'v8',
  formatContingut: 'v41',
  idDeliverty: 'v9',
  tematica: 'v15',
  tipusEmisio: 'v18',
  canal: 'v2',
  tipusContingut: 'v42',
  seccio: 'c1',
  subseccioNivell1: 'c2',
  subseccioNivell2: 'c3',
  subseccio: 'c4',
};

/** § 9, by meaning. */
export const EVENTS: Names = {
  page: 'event1',
  search: 'event2',
  share: 'event3',
  download: 'event5',
  play: 'event9',
  'button click': 'event10',
  participate: 'event15',
  'radio new window': 'event26',
};

/** § 3, standard metadata of audio. */
export const AUDIO: Names = {
  artist: 's:meta:a.media.artist',
  album: 's:meta:a.media.album',
  label: 's:meta:a.media.label',
  author: 's:meta:a.media.author',
  station: 's:meta:a.media.station',
  publisher: 's:meta:a.media.publisher',
};

/** § 3: heartbeat fields of a live channel's current programme. */
export const ON_AIR: Names = {
  show: 's:meta:a.media.show',
  asset: 's:meta:a.media.asset',
  'air date': 's:meta:a.media.airDate',
  'digital date': 's:meta:a.media.digitalDate',
  originator: 's:meta:a.media.originator',
  'day part': 's:meta:a.media.dayPart',
  feed: 's:meta:a.media.feed',
};
const { artist, author, ...ofStation } = AUDIO;
/** The same for a station. */
export const AUDIO_ON_AIR: Names = ofStation;
/** Further fields of a programme in the catalogue. */
export const OF_PROGRAMME: Names = { genre: 's:meta:a.media.genre', rating: 's:meta:a.media.rating' };
export const PEOPLE_ON_AIR = { artist, author } as Names; // cast: both are in the list above

/** § 3: watching a public broadcaster needs no sign-in with a television provider. */
export const OF_PROVIDERS: Names = { mvpd: 's:meta:a.media.pass.mvpd', authorization: 's:meta:a.media.pass.auth' };

/** Playback objects of § 3, by their names → parameter. */
export const PLAYBACK: Names = {
  'media name': 's:asset:name',
  videoId: 's:asset:video_id',
  'media length': 'l:asset:length',
  playhead: 'l:event:playhead',
  mediaType: 's:meta:a.media.streamType',
  streamType: 's:stream:type',
  'ad break name': 's:asset:pod_name',
  'ad break position': 's:asset:pod_id',
  'ad break startTime': 'l:asset:pod_offset',
  'ad name': 's:asset:ad_name',
  adId: 's:asset:ad_id',
  'ad position': 's:asset:pod_position',
  'ad length': 'l:asset:ad_length',
  'chapter name': 's:stream:chapter_name',
  'chapter position': 'l:stream:chapter_pos',
  'chapter length': 'l:stream:chapter_length',
  'chapter startTime': 'l:stream:chapter_offset',
  bitrate: 'l:stream:bitrate',
  fps: 'l:stream:fps',
  droppedFrames: 'l:stream:dropped_frames',
  startupTime: 'l:stream:startup_time',
  show: 's:meta:a.media.show',
  season: 's:meta:a.media.season',
  episode: 's:meta:a.media.episode',
  asset: 's:meta:a.media.asset',
  genre: 's:meta:a.media.genre',
  'air date': 's:meta:a.media.airDate',
  'digital date': 's:meta:a.media.digitalDate',
  rating: 's:meta:a.media.rating',
  originator: 's:meta:a.media.originator',
  network: 's:meta:a.media.network',
  'show type': 's:meta:a.media.type',
  'ad load': 's:meta:a.media.adLoad',
  'day part': 's:meta:a.media.dayPart',
  feed: 's:meta:a.media.feed',
  'stream format': 's:meta:a.media.format',
  advertiser: 's:meta:a.media.ad.advertiser',
  campaign: 's:meta:a.media.ad.campaign',
  creative: 's:meta:a.media.ad.creative',
  placement: 's:meta:a.media.ad.placement',
  site: 's:meta:a.media.ad.site',
  'creative URL': 's:meta:a.media.ad.creativeURL',
  'asset type': 's:asset:type',
  publisher: 's:asset:publisher',
  'event type': 's:event:type',
  'event duration': 'l:event:duration',
  'event timestamp': 'l:event:ts',
  'previous timestamp': 'l:event:prev_ts',
  ovp: 's:sp:ovp',
  sdk: 's:sp:sdk',
  channel: 's:sp:channel',
  'player name': 's:sp:player_name',
  'library version': 's:sp:hb_version',
  'api level': 'l:sp:hb_api_lvl',
  'session id': 's:event:sid',
  'visitor id': 's:user:mid',
};
