import type { NumberedName } from './numbered-variables.ts';

/** Where a hit carries a value: one of the named parameters below or a prop or eVar. */
export type HitPlace = 'pageName' | 'channel' | 'server' | 'campaign' | NumberedName;

/** One value of the data layer and its place in the hit. */
export interface PageVariable {
  readonly place: HitPlace;
  /** A comma list that counts by its first entry (D-03). */
  readonly first?: true;
  /**
   * C-07: says something of the visitor, not of the page, and stays behind when nobody consented: ids, what was
   * typed, how the screen is read.
   */
  readonly ofVisitor?: true;
  /** § 7: link hits carry it, too. */
  readonly ofLink?: true;
}

const at = (place: HitPlace): PageVariable => ({ place });
const ofLink = (place: HitPlace): PageVariable => ({ place, ofLink: true });
const ofVisitor = (place: HitPlace): PageVariable => ({ place, ofVisitor: true });

/**
 * which variable carries which field of `window.digitalData` (`group.name`). The tag encodes with it, the
 * server fills its columns with it, the studio names variables by it (`page-variable-meanings.ts`).
 * `tag.*` are values that the tag derives itself.
 */
export const PAGE_VARIABLES = {
  'page.pageName': ofLink('pageName'),
  'page.web': ofLink('server'),
  'page.portal': ofLink('channel'),
  'tag.externalCampaign': at('campaign'),
  'page.seccio': ofLink('c1'),
  'page.tipusPagina': at('v1'),
  'page.subseccioNivell1': ofLink('c2'),
  'page.canal': ofLink('v2'),
  'page.subseccioNivell2': ofLink('c3'),
  'page.nomPrograma': ofLink('v3'),
  'page.subseccio': ofLink('c4'),
  'page.programaWeb': at('v4'),
  'page.status': at('c5'),
  'page.clickIdentifier': ofLink('v5'),
  'page.actualPageName': at('c6'),
  'page.origenClic': ofLink('v6'),
  'page.xarxaAccioContingut': ofLink('v7'),
  'page.titolContingut': ofLink('v8'),
  'page.idDeliverty': ofLink('v9'),
  'page.language': at('v10'),
  'tag.timestamp': at('v11'),
  'tag.weekday': at('v12'),
  'page.productorContingut': at('v13'),
  'page.autor': at('v14'),
  'page.tematica': ofLink('v15'),
  'page.areaTematica': { place: 'v16', first: true, ofLink: true },
  'page.categoriaAgrupadora': { place: 'v17', first: true },
  'page.tipusEmisio': ofLink('v18'),
  'page.dataPublicacio': at('v19'),
  'page.paraulesCerca': ofVisitor('v20'),
  'page.resultatsCerca': at('c21'),
  'page.contingutMultimedia': at('v22'),
  'user.userLogin': ofVisitor('v23'),
  'user.idUsuari': ofVisitor('v24'),
  'user.idBigData': ofVisitor('v25'),
  'page.campanyesInternes': at('v27'),
  'page.viewport': ofVisitor('v28'),
  'page.screenReader': ofVisitor('v29'),
  'page.temes': at('v30'),
  'page.contingutsRelacionats': at('v31'),
  'page.dataEmissio': at('v32'),
  'page.queryString': ofVisitor('v34'),
  'video.titol': at('v40'),
  'video.formatContingut': ofLink('v41'),
  'video.tipusContingut': ofLink('v42'),
  'video.codiPrograma': at('v43'),
} as const satisfies Record<string, PageVariable>;

export type PageVariableName = keyof typeof PAGE_VARIABLES;

/** C-07: context value that says which tier of consent a hit rests on; absent from the incumbent's hits. */
export const CONSENT_CONTEXT = 'consent';
/** The exempt hit's value: counted without identifier or storage. */
export const NO_CONSENT = 'none';
