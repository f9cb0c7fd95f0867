/** Dimensions of hits outside the data layer: origin, device, time, and the visit. */
import { EXPOSURE_CONTEXT } from '@sintonia/wire';
import type { Words } from '../metrics/metric.ts';
import { named, type Sql, sql, text } from '../sql.ts';
import { always, type Dimension } from './dimension.ts';

const ofHit = (value: Sql, title: Words, sentence: Words): Dimension => ({
  title,
  sentence,
  version: 1,
  kind: 'text',
  on: { hits: always(value) },
});
/** @param column of the relation */
const ofColumn = (column: string, title: Words, sentence: Words): Dimension => ({
  ...ofHit(named(column), title, sentence),
  on: { hits: { value: () => named(column), needs: [] } },
});
const ofVisit = (column: string, title: Words, sentence: Words, kind: Dimension['kind'] = 'text'): Dimension => ({
  title,
  sentence,
  version: 2, // heartbeats keep a visit open
  kind,
  on: { hits: { value: () => named(column), needs: [column] } },
});

export const HIT_DIMENSIONS = {
  page: ofColumn(
    'page',
    { ca: 'Pàgina', en: 'Page' },
    { ca: 'Nom de la pàgina, o el seu camí si no en té.', en: 'Name of the page, or its path where it has none.' },
  ),
  path: ofHit(
    sql`hit.path`,
    { ca: 'Camí', en: 'Path' },
    { ca: 'Camí de l’adreça de la pàgina.', en: 'Path of the page’s address.' },
  ),
  referrer: ofHit(
    sql`hit.referrer`,
    { ca: 'Procedència', en: 'Referrer' },
    { ca: 'Adreça de la pàgina d’abans.', en: 'Address of the page before.' },
  ),
  referrerHost: ofColumn(
    'referrer_host',
    { ca: 'Web de procedència', en: 'Referrer host' },
    { ca: 'Servidor de la pàgina d’abans, sense «www».', en: 'Host of the page before, without “www”.' },
  ),
  referrerType: {
    ...ofColumn(
      'referrer_type',
      { ca: 'Mena de procedència', en: 'Referrer type' },
      {
        ca: 'Com s’ha arribat a una pàgina vista: directament, del mateix web, d’un cercador, d’una xarxa social o d’un altre web.',
        en: 'Where a page view came from: direct, internal, search engine, social network or another site.',
      },
    ),
    version: 2, // only page views have one
  },
  externalCampaign: ofHit(
    sql`hit.campaign_external`,
    { ca: 'Campanya externa', en: 'External campaign' },
    { ca: 'Paràmetre «ext» de l’adreça.', en: 'Parameter “ext” of the address.' },
  ),
  linkName: ofHit(
    sql`hit.link_name`,
    { ca: 'Enllaç', en: 'Link name' },
    { ca: 'Nom de l’enllaç o del botó.', en: 'Name of the link or button.' },
  ),
  linkType: ofHit(
    sql`transform(hit.link_type, ['lnk_d', 'lnk_e', 'lnk_o'], ['download', 'exit', 'other'], hit.link_type)`,
    { ca: 'Mena d’enllaç', en: 'Link kind' },
    { ca: 'Baixada, cap a fora, o altres.', en: 'Download, exit or other.' },
  ),
  linkUrl: ofHit(
    sql`hit.link_url`,
    { ca: 'Destinació de l’enllaç', en: 'Link address' },
    { ca: 'Adreça on porta l’enllaç, sense consulta.', en: 'Where the link leads, without query.' },
  ),
  clickPage: {
    ...ofColumn(
      'click_page',
      { ca: 'Pàgina del clic', en: 'Page of the click' },
      { ca: 'Pàgina on es va clicar l’enllaç o el botó.', en: 'Page whose link or button was clicked.' },
    ),
    version: 2, // buttons have one too
  },
  clickLink: ofHit(
    sql`hit.context['a.activitymap.link']`,
    { ca: 'Enllaç clicat', en: 'Followed link' },
    { ca: 'Text de l’enllaç que es va clicar.', en: 'Text of the link that was followed.' },
  ),
  clickRegion: ofColumn(
    'click_region',
    { ca: 'Part de la pàgina del clic', en: 'Region of the click' },
    { ca: 'Part de la pàgina d’on es va clicar l’enllaç.', en: 'Part of the page whose link was followed.' },
  ),
  clickName: ofColumn(
    'click_name',
    { ca: 'Enllaç o botó', en: 'Link or button' },
    {
      ca: 'Text de l’enllaç clicat, o nom del botó.',
      en: 'Text of the clicked link, or name of the button.',
    },
  ),
  clickKind: ofColumn(
    'click_kind',
    { ca: 'On porta el clic', en: 'Where the click leads' },
    {
      ca: 'A una altra pàgina del web, a un fitxer, cap a fora, o un botó de la mateixa pàgina.',
      en: 'To another page of the site, to a file, to another site, or a button of the same page.',
    },
  ),
  action: ofColumn(
    'action',
    { ca: 'Acció', en: 'Action' },
    {
      ca: 'Què s’hi fa: cercar, compartir, baixar un fitxer o participar; buit si res d’això.',
      en: 'What is done: a search, a share, a download or a participation; empty for none of them.',
    },
  ),
  device: ofHit(
    sql`hit.device`,
    { ca: 'Dispositiu', en: 'Device' },
    { ca: 'Ordinador, mòbil, tauleta o televisor.', en: 'Desktop, mobile, tablet or television.' },
  ),
  browser: ofHit(
    sql`hit.browser`,
    { ca: 'Navegador', en: 'Browser' },
    { ca: 'Nom i versió principal.', en: 'Name and major version.' },
  ),
  os: ofHit(
    sql`hit.os`,
    { ca: 'Sistema', en: 'System' },
    { ca: 'Sistema operatiu, sense versió.', en: 'Operating system, without version.' },
  ),
  screen: ofHit(
    sql`hit.screen`,
    { ca: 'Pantalla', en: 'Screen' },
    { ca: 'Amplada i alçada en píxels CSS.', en: 'Width and height in CSS pixels.' },
  ),
  hitKind: ofHit(
    sql`hit.kind`,
    { ca: 'Mena d’esdeveniment', en: 'Kind of event' },
    { ca: 'Pàgina vista, enllaç, inici de vídeo…', en: 'Page view, link, media start …' },
  ),
  activity: ofHit(
    sql`hit.context[${text(EXPOSURE_CONTEXT.activity)}]`,
    { ca: 'Experiment', en: 'Experiment' },
    { ca: 'Experiment que s’ha vist.', en: 'Experiment that was seen.' },
  ),
  variant: ofHit(
    sql`hit.context[${text(EXPOSURE_CONTEXT.variant)}]`,
    { ca: 'Variant', en: 'Variant' },
    { ca: 'Variant de l’experiment que s’ha vist.', en: 'Variant of the experiment that was seen.' },
  ),
  landingPage: ofVisit(
    'landing_page',
    { ca: 'Pàgina d’entrada', en: 'Landing page' },
    { ca: 'Primera pàgina vista de la visita.', en: 'First page view of the visit.' },
  ),
  exitPage: ofVisit(
    'exit_page',
    { ca: 'Pàgina de sortida', en: 'Exit page' },
    { ca: 'Última pàgina vista de la visita.', en: 'Last page view of the visit.' },
  ),
  previousPage: ofVisit(
    'previous_page',
    { ca: 'Pàgina anterior', en: 'Previous page' },
    { ca: 'Pàgina vista just abans en la mateixa visita.', en: 'Page viewed just before in the same visit.' },
  ),
  nextPage: ofVisit(
    'next_page',
    { ca: 'Pàgina següent', en: 'Next page' },
    { ca: 'Pàgina vista just després en la mateixa visita.', en: 'Page viewed just after in the same visit.' },
  ),
  visitCampaign: ofVisit(
    'last_campaign',
    { ca: 'Campanya de la visita', en: 'Campaign of the visit' },
    { ca: 'Última campanya externa de la visita.', en: 'Last external campaign of the visit.' },
  ),
  firstVisitCampaign: ofVisit(
    'first_campaign',
    { ca: 'Primera campanya de la visita', en: 'First campaign of the visit' },
    { ca: 'Primera campanya externa de la visita.', en: 'First external campaign of the visit.' },
  ),
  newOrReturning: {
    ...ofVisit(
      'new_or_returning',
      { ca: 'Nou o que torna', en: 'New or returning' },
      {
        ca: 'Nou si el primer esdeveniment del visitant és dins del període.',
        en: 'New when the visitor’s first event lies in the period.',
      },
    ),
    version: 1, // the first event of a visitor is of no visit
  },
  visitNumber: ofVisit(
    'visit_number',
    { ca: 'Número de visita', en: 'Visit number' },
    { ca: 'La primera visita del visitant és la 1.', en: 'The visitor’s first visit is 1.' },
    'number',
  ),
  daysSinceLastVisit: ofVisit(
    'days_since_last_visit',
    { ca: 'Dies des de la visita anterior', en: 'Days since the last visit' },
    { ca: 'Dies del calendari; buit en la primera visita.', en: 'Calendar days; empty on the first visit.' },
    'number',
  ),
} as const satisfies Record<string, Dimension>;
