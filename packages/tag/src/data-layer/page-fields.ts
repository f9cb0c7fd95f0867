import { count, flag, list, NO_PAGE_NAME, NO_SECTION, NO_VALUE, text } from './layer-field.ts';

/** § 3, page group. Left the name in our code, right the one on `window.digitalData.page`. */
export const PAGE_FIELDS = {
  pageName: text('pageName', NO_PAGE_NAME),
  /** The name the page would have had; differs from the page name on error pages. */
  actualPageName: text('actualPageName', NO_VALUE),
  pageType: text('tipusPagina', NO_VALUE),
  /** `Error404` makes the page an error page (W-10). */
  status: text('status'),
  web: text('web', NO_VALUE),
  portal: text('portal', NO_VALUE),
  channel: text('canal', NO_VALUE),
  section: text('seccio', NO_SECTION),
  subsection: text('subseccio', NO_SECTION),
  subsection1: text('subseccioNivell1', NO_SECTION),
  subsection2: text('subseccioNivell2', NO_SECTION),
  programme: text('nomPrograma', NO_SECTION),
  /** Slug of the programme's own site. */
  programmeSite: text('programaWeb', NO_SECTION),
  contentTitle: text('titolContingut', NO_VALUE),
  /** Identifier of the content in the system it was published from. */
  contentId: text('idDeliverty', NO_VALUE),
  contentProducer: text('productorContingut', NO_VALUE),
  author: text('autor', NO_VALUE),
  themes: list('temes', NO_VALUE),
  thematic: text('tematica', NO_VALUE),
  /** Tracked by its first entry (D-03). */
  topicArea: list('areaTematica', NO_VALUE),
  /** Tracked by its first entry (D-03). */
  categoryGroup: list('categoriaAgrupadora', NO_VALUE),
  relatedItems: list('contingutsRelacionats'),
  /** Kind of media the page holds: video, audio, gallery … */
  multimedia: text('contingutMultimedia', NO_VALUE),
  emissionType: text('tipusEmisio', NO_VALUE),
  /** ISO 8601 with zone. */
  publishedAt: text('dataPublicacio', NO_VALUE),
  /** ISO 8601 with zone. */
  broadcastAt: text('dataEmissio', NO_VALUE),
  language: text('language', NO_VALUE),
  /** The tag fills the next three from the window when a page leaves them out. */
  url: text('URL'),
  queryString: text('queryString'),
  /** `{width}x{height}` in CSS pixels. */
  viewport: text('viewport'),
  screenReader: flag('screenReader'),
  /** Query parameter `int` (T-04); filled by the tag. */
  internalCampaigns: text('campanyesInternes'),
  searchKeywords: text('paraulesCerca'),
  searchResults: count('resultatsCerca'),
  clickOrigin: text('origenClic'),
  clickIdentifier: text('clickIdentifier'),
  socialAction: text('xarxaAccioContingut'),
};

/** § 3, user group. */
export const USER_FIELDS = {
  userId: text('idUsuari', NO_SECTION),
  bigDataId: text('idBigData', NO_VALUE),
  /** D-05: from the login module, else from the session cookie; the site knows which. */
  loggedIn: flag('userLogin', NO_VALUE),
};
