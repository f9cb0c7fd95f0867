import type { Hit } from './hit.ts';
import { PAGE_VARIABLES, type PageVariableName, valueAt } from './page-variables.ts';

/** Labels of a page variable, and its column in the hits table. */
export interface PageVariableMeaning {
  readonly ca: string;
  readonly en: string;
  readonly column?: HitColumn;
}

export type HitColumn =
  | 'page_name'
  | 'section'
  | 'subsection1'
  | 'subsection2'
  | 'programme'
  | 'page_type'
  | 'channel'
  | 'portal'
  | 'language'
  | 'content_title'
  | 'content_id'
  | 'search_keyword'
  | 'campaign_internal'
  | 'campaign_external'
  | 'viewport';

/** Separate from `PAGE_VARIABLES`, so that labels for analysts are not sent to visitors. */
export const PAGE_VARIABLE_MEANINGS: Readonly<Record<PageVariableName, PageVariableMeaning>> = {
  'page.pageName': { ca: 'Nom de la pàgina', en: 'Page name', column: 'page_name' },
  'page.web': { ca: 'Web', en: 'Website' },
  'page.portal': { ca: 'Portal', en: 'Portal', column: 'portal' },
  'tag.externalCampaign': { ca: 'Campanya externa', en: 'External campaign', column: 'campaign_external' },
  'page.seccio': { ca: 'Secció', en: 'Section', column: 'section' },
  'page.tipusPagina': { ca: 'Tipus de pàgina', en: 'Page type', column: 'page_type' },
  'page.subseccioNivell1': { ca: 'Subsecció de nivell 1', en: 'Subsection, level 1', column: 'subsection1' },
  'page.canal': { ca: 'Canal', en: 'Channel', column: 'channel' },
  'page.subseccioNivell2': { ca: 'Subsecció de nivell 2', en: 'Subsection, level 2', column: 'subsection2' },
  'page.nomPrograma': { ca: 'Programa', en: 'Programme', column: 'programme' },
  'page.subseccio': { ca: 'Subsecció', en: 'Subsection' },
  'page.programaWeb': { ca: 'Web del programa', en: 'Programme site' },
  'page.status': { ca: 'Estat de la pàgina', en: 'Page status' },
  'page.clickIdentifier': { ca: 'Identificador del clic', en: 'Click identifier' },
  'page.actualPageName': { ca: 'Nom real de la pàgina', en: 'Actual page name' },
  'page.origenClic': { ca: 'Origen del clic', en: 'Click origin' },
  'page.xarxaAccioContingut': { ca: 'Acció a les xarxes', en: 'Social-network action' },
  'page.titolContingut': { ca: 'Títol del contingut', en: 'Content title', column: 'content_title' },
  'page.idDeliverty': { ca: 'Identificador del contingut', en: 'Content id', column: 'content_id' },
  'page.language': { ca: 'Llengua', en: 'Language', column: 'language' },
  'tag.timestamp': { ca: 'Data i hora', en: 'Timestamp' },
  'tag.weekday': { ca: 'Dia de la setmana', en: 'Day of the week' },
  'page.productorContingut': { ca: 'Productor del contingut', en: 'Content producer' },
  'page.autor': { ca: 'Autoria', en: 'Author' },
  'page.tematica': { ca: 'Temàtica', en: 'Topic' },
  'page.areaTematica': { ca: 'Àrea temàtica', en: 'Topic area' },
  'page.categoriaAgrupadora': { ca: 'Categoria agrupadora', en: 'Grouping category' },
  'page.tipusEmisio': { ca: 'Tipus d’emissió', en: 'Broadcast type' },
  'page.dataPublicacio': { ca: 'Data de publicació', en: 'Publication time' },
  'page.paraulesCerca': { ca: 'Paraules cercades', en: 'Search keywords', column: 'search_keyword' },
  'page.resultatsCerca': { ca: 'Resultats de la cerca', en: 'Search results' },
  'page.contingutMultimedia': { ca: 'Contingut multimèdia', en: 'Multimedia content' },
  'user.userLogin': { ca: 'Sessió iniciada', en: 'Signed in' },
  'user.idUsuari': { ca: 'Identificador d’usuari', en: 'User id' },
  'user.idBigData': { ca: 'Identificador per a macrodades', en: 'Big-data id' },
  'page.campanyesInternes': { ca: 'Campanya interna', en: 'Internal campaign', column: 'campaign_internal' },
  'page.viewport': { ca: 'Mida de la finestra', en: 'Viewport', column: 'viewport' },
  'page.screenReader': { ca: 'Lector de pantalla', en: 'Screen reader' },
  'page.temes': { ca: 'Tema', en: 'Theme' },
  'page.contingutsRelacionats': { ca: 'Continguts relacionats', en: 'Related items' },
  'page.dataEmissio': { ca: 'Data d’emissió', en: 'Broadcast date' },
  'page.URL': { ca: 'Adreça de la pàgina', en: 'Page address' },
  'page.queryString': { ca: 'Cadena de consulta', en: 'Query string' },
  'video.titol': { ca: 'Títol del vídeo', en: 'Video title' },
  'video.formatContingut': { ca: 'Format del contingut', en: 'Content format' },
  'video.tipusContingut': { ca: 'Tipus de contingut', en: 'Content type' },
  'video.codiPrograma': { ca: 'Codi del programa', en: 'Programme code' },
  'video.idSessio': { ca: 'Sessió de vídeo', en: 'Video session' },
  'video.canalAcces': { ca: 'Canal d’accés', en: 'Access channel' },
  'video.emissioTDT': { ca: 'Emissió per TDT', en: 'Terrestrial broadcast' },
  'video.versioApp': { ca: 'Versió de l’aplicació', en: 'App version' },
  'video.codiBandaAmpla': { ca: 'Codi de banda ampla', en: 'Broadband code' },
  'video.temporada': { ca: 'Temporada', en: 'Season' },
  'video.subEmissora': { ca: 'Subemissora', en: 'Sub-broadcaster' },
  'video.dretsEmissio': { ca: 'Drets d’emissió', en: 'Broadcast rights' },
  'video.seccioBandaAmpla': { ca: 'Secció de banda ampla', en: 'Broadband section' },
  'video.subseccioBandaAmpla': { ca: 'Subsecció de banda ampla', en: 'Broadband subsection' },
  'video.capitol': { ca: 'Capítol', en: 'Chapter' },
  'video.urlVideo': { ca: 'Adreça del vídeo', en: 'Video address' },
  'video.tecnologia': { ca: 'Tecnologia', en: 'Technology' },
  'video.durada': { ca: 'Durada del contingut', en: 'Content duration' },
  'video.varietatAudio': { ca: 'Varietat d’àudio', en: 'Audio variant' },
  'video.segments': { ca: 'Segments', en: 'Segments' },
  'video.target': { ca: 'Públic', en: 'Target' },
  'video.subtitulat': { ca: 'Subtitulat', en: 'Subtitled' },
  'video.seccio': { ca: 'Secció del vídeo', en: 'Video section' },
  'video.veureATV': { ca: 'Es pot veure a la TV', en: 'View on TV' },
  'video.tipusContingutHeartbeat': { ca: 'Tipus de contingut reproduït', en: 'Type of content played' },
  'video.tematica': { ca: 'Temàtica del vídeo', en: 'Video topic' },
};

/** Columns filled by page variables; an empty text where the hit has none. */
export function pageColumns(hit: Hit): Record<HitColumn, string> {
  const columns: Partial<Record<HitColumn, string>> = {};
  for (const [name, { column }] of Object.entries(PAGE_VARIABLE_MEANINGS)) {
    if (column) columns[column] = valueAt(hit, PAGE_VARIABLES[name as PageVariableName].place); // cast: the table's own keys
  }
  return columns as Record<HitColumn, string>; // cast: a test checks that every column has its variable
}
