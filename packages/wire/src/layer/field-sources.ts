import type { PageVariableName } from '../analytics/page-variables.ts';

/** A field of § 3, with the source of its value on the broadcaster's site. */
export interface FieldSource {
  readonly specified: string;
  readonly source: string;
}

const is = (specified: string, source: string): FieldSource => ({ specified, source });

/** Separate from the tables, so that texts for people are not sent to visitors. In the order of § 3. */
export const FIELD_SOURCES: Readonly<Record<PageVariableName, FieldSource>> = {
  'page.subseccioNivell1': is(
    'subseccioNivell1',
    'second level of the page’s place: section, programme, channel, town',
  ),
  'page.subseccioNivell2': is('subseccioNivell2', 'third level of the page’s place: theme, season, programme on air'),
  'page.contingutMultimedia': is('contingutMultimedia', 'kind of media on the page: `video`, `audio`, `gallery`'),
  'page.clickIdentifier': is('clickIdentifier', 'link events: what was pressed; a fixed name, never a choice'),
  'page.canal': is('canal', 'slug of the channel or station'),
  'page.screenReader': is(
    'screenReader flag',
    'stated by the visitor on the accessibility page, or by the operator’s app',
  ),
  'page.productorContingut': is('content producer', 'broadcaster: its television, radio or news name'),
  'page.seccio': is('seccio', 'first level of the page’s place'),
  'page.subseccio': is('subsection', 'the same as `subseccioNivell1`, under its older name'),
  'page.programaWeb': is('programaWeb', 'slug of the programme'),
  'page.nomPrograma': is('nomPrograma', 'title of the programme; on live pages the one on air'),
  'page.idDeliverty': is('idDeliverty', 'id of the content in the catalogue'),
  'page.contingutsRelacionats': is('related items', 'ids of the stories to read next'),
  'page.titolContingut': is('content title', 'title of the story, episode, programme, channel, poll or game'),
  'page.temes': is('themes', 'themes of the story'),
  'page.pageName': is('pageName', 'path of names that each route gives its page'),
  'page.actualPageName': is('actualPageName', 'the page name; on error pages the requested address'),
  'page.status': is('status', '`Error404` or `Error500` on error pages'),
  'page.language': is('language', 'broadcaster'),
  'page.URL': is('URL', 'address of the page, by the tag; link events without query'),
  'page.viewport': is('viewport', 'size of the window, by the tag'),
  'page.campanyesInternes': is('internal campaigns', 'query parameter `int`, by the tag'),
  'page.portal': is('portal', 'broadcaster: its television, radio or news name'),
  'page.origenClic': is('click origin', 'page views: region of the link that led here; link events: part of the page'),
  'page.xarxaAccioContingut': is('social-network action', 'link events: network or way of sharing'),
  'page.paraulesCerca': is('search keywords', 'words that were searched for; page view of the search alone'),
  'page.resultatsCerca': is('results count', 'number of results'),
  'page.areaTematica': is('topic area', 'themes of the story, thematic of the programme'),
  'page.tematica': is('thematic', 'every theme of the story, every thematic of the programme'),
  'page.categoriaAgrupadora': is('categoriaAgrupadora', 'section of the story, genre of the programme'),
  'page.dataPublicacio': is('publication time', 'story'),
  'page.dataEmissio': is('broadcast date', 'episode; on live pages the programme on air'),
  'page.tipusPagina': is('page type', 'route: `noticia`, `video`, `directe`, `portada` …'),
  'page.autor': is('author', 'author of the story, presenter of the programme'),
  'page.queryString': is('query string', 'query of the address, by the tag'),
  'page.tipusEmisio': is('emission type', 'episode: `estrena`, `redifusio`, `directe`, `digital`'),
  'page.web': is('web', 'broadcaster: its name'),
  'video.titol': is('title', 'episode, clip or channel'),
  'video.idSessio': is('video session id', 'playback session; hits of playback alone'),
  'video.canalAcces': is('access channel', 'where it plays: `web`, `incrustat`, `finestra`'),
  'video.emissioTDT': is(
    'digital terrestrial broadcast flag',
    'channel of the catalogue, and not an episode made for the web',
  ),
  'video.versioApp': is('app version', 'version of the website'),
  'video.codiBandaAmpla': is('broadband code', 'programme code and id of the episode; id of a live signal or clip'),
  'video.temporada': is('season', 'episode'),
  'video.subEmissora': is('sub-broadcaster', 'name of the channel or station'),
  'video.dretsEmissio': is(
    'broadcast rights',
    'episode: `descarrega` or `reproduccio`; live: `directe` or `directe i DVR`',
  ),
  'video.seccioBandaAmpla': is('broadband section', '`a la carta`, `podcasts`, `audiollibres`, `directes`, `noticies`'),
  'video.subseccioBandaAmpla': is(
    'broadband subsection',
    'genre of the programme, kind of channel, section of the story',
  ),
  'video.capitol': is('chapter', 'number of the episode in its season'),
  'video.urlVideo': is('video URL', 'path of the page of the video'),
  'video.tecnologia': is('technology', '`HLS`, or the media type of a plain file'),
  'video.durada': is('content duration', 'clip, whole seconds'),
  'video.varietatAudio': is('audio variant', 'language of the broadcaster'),
  'video.segments': is('segments', 'titles of the clip’s chapters'),
  'video.target': is('target', 'recommended age of the programme'),
  'video.codiPrograma': is('programme code', 'programme'),
  'video.formatContingut': is(
    'content format',
    '`video`, `audio`, `text`, `formulari`, `joc`; a page without video has it too',
  ),
  'video.tipusContingut': is(
    'content type',
    '`a la carta`, `directe`, `noticia`, `enquesta` …; a page without video has it too',
  ),
  'video.subtitulat': is('subtitled flag', 'clip'),
  'video.seccio': is('section', 'first level of the page’s place'),
  'video.veureATV': is('view-on-TV flag', 'video, not audio'),
  'video.tipusContingutHeartbeat': is(
    'heartbeat content type',
    'stream type: `vod`, `live`, `linear`, `podcast`, `audiobook`, `aod`',
  ),
  'video.tematica': is('thematic', 'every thematic of the programme, every theme of the story'),
  'user.idUsuari': is('idUsuari', 'hash of the account, from the session cookie or the login module'),
  'user.idBigData': is('idBigData', 'login module; by default the hash of the account, by which raw events know it'),
  'user.userLogin': is('userLogin', 'login module; without one the session cookie'),
  'tag.externalCampaign': is('external campaigns', 'query parameter `ext`, by the tag'),
  'tag.timestamp': is('timestamp', 'clock, by the tag'),
  'tag.weekday': is('weekday', 'clock, by the tag; Catalan'),
};
