/** Labels of the coded values that are named outside the studio, too: in mails of alerts, on the website for staff. */
import type { StudioLanguage } from './staff.ts';

/** Dimensions whose values are codes of the site's pages, sections and channels in hits: the catalogue names them. */
export const SITE_DIMENSIONS: ReadonlySet<string> = new Set([
  'page',
  'landingPage',
  'exitPage',
  'previousPage',
  'nextPage',
  'clickPage',
  'section',
  'channel',
  'playbackChannel',
  'originator',
]);

/** Value of the dimension `broadcast`: slug of the channel, start in UTC to the minute, title. */
export const BROADCAST_VALUE = /^(\S+) (\d{4}-\d\d-\d\dT\d\d:\d\dZ) (.+)$/;

const LABELS = {
  device: {
    desktop: { ca: 'Ordinador', en: 'Desktop' },
    mobile: { ca: 'Mòbil', en: 'Mobile' },
    tablet: { ca: 'Tauleta', en: 'Tablet' },
    tv: { ca: 'Televisor', en: 'Television' },
  },
  referrerType: {
    direct: { ca: 'Directa', en: 'Direct' },
    internal: { ca: 'El mateix web', en: 'Same site' },
    search: { ca: 'Cercador', en: 'Search engine' },
    social: { ca: 'Xarxa social', en: 'Social network' },
    other: { ca: 'Un altre web', en: 'Another site' },
  },
  /** Parts of a page where links are clicked. */
  clickRegion: {
    '#button': { ca: 'Botó', en: 'Button' },
    '#form': { ca: 'Formulari', en: 'Form' },
    BODY: { ca: 'Sense part', en: 'No region' },
    capcalera: { ca: 'Capçalera', en: 'Header' },
    peu: { ca: 'Peu', en: 'Footer' },
    barra: { ca: 'Barra inferior', en: 'Bottom bar' },
    contingut: { ca: 'Contingut', en: 'Content' },
    obertura: { ca: 'Obertura', en: 'Lead' },
    destacades: { ca: 'Destacades', en: 'Top stories' },
    'darreres-noticies': { ca: 'Darreres notícies', en: 'Latest news' },
    'franja-del-temps': { ca: 'Franja del temps', en: 'Weather strip' },
    'en-antena': { ca: 'En antena', en: 'On air' },
    'programes-destacats': { ca: 'Programes destacats', en: 'Programmes' },
    'mes-vistos': { ca: 'El més vist', en: 'Most watched' },
    'continguts-relacionats': { ca: 'Més informació', en: 'Related' },
  },
} as const satisfies Record<string, Record<string, { ca: string; en: string }>>;

/** Labels by dimension and stored value. */
export const valueLabels = (language: StudioLanguage): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    Object.entries(LABELS).map(([dimension, values]) => [
      dimension,
      Object.fromEntries(Object.entries(values).map(([value, label]) => [value, label[language]])),
    ]),
  );
