import {
  count,
  flag,
  list,
  NO_PAGE_NAME,
  NO_SECTION,
  NO_VALUE,
  OF_LINK,
  OF_VISITOR,
  type PageVariable,
  text,
} from './layer-field.ts';

/**
 * § 3, page group. Columns: name in code, name on `window.digitalData.page`, hit variable, default (§ 5), options.
 * `field-sources.ts` names the sources on the site.
 */
export const PAGE_FIELDS = {
  pageName: text('pageName', 'pageName', NO_PAGE_NAME, OF_LINK),
  /** Page name without the error; differs from the page name on error pages. */
  actualPageName: text('actualPageName', 'c6', NO_VALUE),
  pageType: text('tipusPagina', 'v1', NO_VALUE),
  /** `Error404` makes the page an error page (W-10). */
  status: text('status', 'c5'),
  web: text('web', 'server', NO_VALUE, OF_LINK),
  portal: text('portal', 'channel', NO_VALUE, OF_LINK),
  channel: text('canal', 'v2', NO_VALUE, OF_LINK),
  section: text('seccio', 'c1', NO_SECTION, OF_LINK),
  subsection: text('subseccio', 'c4', NO_SECTION, OF_LINK),
  subsection1: text('subseccioNivell1', 'c2', NO_SECTION, OF_LINK),
  subsection2: text('subseccioNivell2', 'c3', NO_SECTION, OF_LINK),
  programme: text('nomPrograma', 'v3', NO_SECTION, OF_LINK),
  /** Slug of the programme's own site. */
  programmeSite: text('programaWeb', 'v4', NO_SECTION),
  contentTitle: text('titolContingut', 'v8', NO_VALUE, OF_LINK),
  /** Identifier of the content in its publishing system. */
  contentId: text('idDeliverty', 'v9', NO_VALUE, OF_LINK),
  contentProducer: text('productorContingut', 'v13', NO_VALUE),
  author: text('autor', 'v14', NO_VALUE),
  themes: list('temes', 'v30', NO_VALUE),
  thematic: list('tematica', 'v15', NO_VALUE, OF_LINK),
  /** Reported by its first entry (D-03). */
  topicArea: list('areaTematica', 'v16', NO_VALUE, { first: true, ofLink: true }),
  /** Reported by its first entry (D-03). */
  categoryGroup: list('categoriaAgrupadora', 'v17', NO_VALUE, { first: true }),
  relatedItems: list('contingutsRelacionats', 'v31'),
  /** Kind of media on the page: video, audio, gallery … */
  multimedia: text('contingutMultimedia', 'v22', NO_VALUE),
  emissionType: text('tipusEmisio', 'v18', NO_VALUE, OF_LINK),
  /** ISO 8601 with zone. */
  publishedAt: text('dataPublicacio', 'v19', NO_VALUE),
  /** ISO 8601 with zone. */
  broadcastAt: text('dataEmissio', 'v32', NO_VALUE),
  language: text('language', 'v10', NO_VALUE),
  /** The tag fills the next three from the window when a page leaves them out. */
  url: text('URL', 'url'),
  queryString: text('queryString', 'v34', '', OF_VISITOR),
  /** `{width}x{height}` in CSS pixels. */
  viewport: text('viewport', 'v28', '', OF_VISITOR),
  screenReader: flag('screenReader', 'v29', '', OF_VISITOR),
  /** Query parameter `int` (T-04); filled by the tag. */
  internalCampaigns: text('campanyesInternes', 'v27'),
  searchKeywords: text('paraulesCerca', 'v20', '', OF_VISITOR),
  searchResults: count('resultatsCerca', 'c21'),
  clickOrigin: text('origenClic', 'v6', '', { ofLink: true, ofVisitor: true }),
  clickIdentifier: text('clickIdentifier', 'v5', '', OF_LINK),
  socialAction: text('xarxaAccioContingut', 'v7', '', OF_LINK),
};

/** § 3, user group. */
export const USER_FIELDS = {
  userId: text('idUsuari', 'v24', NO_SECTION, OF_VISITOR),
  bigDataId: text('idBigData', 'v25', NO_VALUE, OF_VISITOR),
  /** D-05: from the login module, else from the session cookie. */
  loggedIn: flag('userLogin', 'v23', NO_VALUE, OF_VISITOR),
};

/** § 3, «other derived values»: computed by the tag for each hit. */
export const DERIVED_FIELDS = {
  /** Query parameter `ext` (T-04). */
  externalCampaign: { place: 'campaign' },
  timestamp: { place: 'v11' },
  weekday: { place: 'v12' },
} as const satisfies Readonly<Record<string, PageVariable>>;
