import type { EntityKind } from '../links/entity-address.ts';
import { useWordsOf } from '../messages/language.ts';
import type { EntityTableKey } from './entity-views.ts';

interface EntityWords {
  kinds: Readonly<Record<EntityKind, string>>;
  tables: Readonly<Record<EntityTableKey, string>>;
  unknown: string;
  unknownAdvice: string;
  onSite: string;
  clickMap: string;
  worth: string;
  perVisit: string;
  worthBefore: (before: string) => string;
  worthHow: (time: string, visits: string) => string;
  open: string;
  results: string;
  broadcasts: string;
  flow: string;
  before: string;
  after: string;
  afterSearch: string;
  entered: string;
  /** Meaning of the count of a value before or after the entity; `side` names the direction. */
  flowCount: (side: string, value: string) => string;
  left: string;
  leftAfterSearch: string;
  times: (count: string) => string;
  timesColumn: string;
  shareColumn: string;
  noFlow: string;
  noFlowAdvice: string;
  others: (count: string) => string;
}

const catalan: EntityWords = {
  kinds: {
    page: 'Pàgina',
    title: 'Títol',
    programme: 'Programa',
    author: 'Autoria',
    section: 'Secció',
    theme: 'Tema',
    campaign: 'Campanya',
    search: 'Cerca',
    channel: 'Canal',
    activity: 'Experiment',
    error: 'Error de reproducció',
  },
  tables: {
    origins: 'D’on venen',
    devices: 'Amb quins dispositius',
    campaigns: 'Per quines campanyes',
    clicks: 'Quins enllaços s’hi cliquen',
    pages: 'Pàgines',
    titles: 'Títols',
    programmes: 'Programes',
    authors: 'Autoria',
    sections: 'Seccions',
    browsers: 'Com s’ha vist a cada navegador',
    searchedFrom: 'Des d’on s’ha cercat',
    watched: 'Què n’han vist, i què han acabat',
    variants: 'Variants',
    failedTitles: 'En quins títols',
    failedBrowsers: 'En quins navegadors',
  },
  unknown: 'Aquesta fitxa no existeix.',
  unknownAdvice: 'Obre-la des d’una taula, o cerca-la amb Ctrl-K.',
  onSite: 'Obre-la al web',
  clickMap: 'Mapa de clics',
  worth: 'Què val una visita, en temps vist',
  perVisit: 'per visita',
  worthBefore: (before) => `abans, ${before}`,
  worthHow: (time, visits) =>
    `Qui ha passat per aquesta pàgina ha vist o escoltat ${time} en ${visits === '1' ? '1 visita' : `${visits} visites`} del període.`,
  open: 'Obre a Explora',
  results: 'Resultats de l’experiment',
  broadcasts: 'Emissions del canal',
  flow: 'Abans i després',
  before: 'Venien de',
  after: 'Han continuat cap a',
  afterSearch: 'Què han fet després de cercar',
  entered: 'Hi han entrat directament',
  flowCount: (side, value) => `${side}: quantes vegades, al costat de «${value}», dins de la visita.`,
  left: 'Han marxat',
  leftAfterSearch: 'Han marxat sense obrir res',
  times: (count) => (count === '1' ? '1 vegada' : `${count} vegades`),
  timesColumn: 'Vegades',
  shareColumn: 'Part',
  noFlow: 'No hi ha cap visita en aquest període.',
  noFlowAdvice: 'S’omplirà amb les visites de qui accepta l’analítica; prova un període més llarg.',
  others: (count) => `i ${count} més`,
};

const english: EntityWords = {
  kinds: {
    page: 'Page',
    title: 'Title',
    programme: 'Programme',
    author: 'Author',
    section: 'Section',
    theme: 'Theme',
    campaign: 'Campaign',
    search: 'Search',
    channel: 'Channel',
    activity: 'Experiment',
    error: 'Playback error',
  },
  tables: {
    origins: 'Where people come from',
    devices: 'On which devices',
    campaigns: 'Through which campaigns',
    clicks: 'Which links are clicked',
    pages: 'Pages',
    titles: 'Titles',
    programmes: 'Programmes',
    authors: 'Authors',
    sections: 'Sections',
    browsers: 'Playback quality by browser',
    searchedFrom: 'Where people searched from',
    watched: 'What they watched and finished',
    variants: 'Variants',
    failedTitles: 'In which titles',
    failedBrowsers: 'In which browsers',
  },
  unknown: 'There is no such page.',
  unknownAdvice: 'Open it from a table, or search for it with Ctrl-K.',
  onSite: 'Open it on the site',
  clickMap: 'Click map',
  worth: 'What a visit is worth in time watched',
  perVisit: 'per visit',
  worthBefore: (before) => `before, ${before}`,
  worthHow: (time, visits) =>
    `People who passed this page watched or listened for ${time} in ${visits === '1' ? '1 visit' : `${visits} visits`} of the period.`,
  open: 'Open in Explore',
  results: 'Results of the experiment',
  broadcasts: 'Broadcasts of the channel',
  flow: 'Before and after',
  before: 'They came from',
  after: 'They went on to',
  afterSearch: 'What they did after the search',
  entered: 'Entered here',
  flowCount: (side, value) => `${side}: how many times, next to “${value}”, within the visit.`,
  left: 'Left',
  leftAfterSearch: 'Left without opening anything',
  times: (count) => (count === '1' ? 'once' : `${count} times`),
  timesColumn: 'Times',
  shareColumn: 'Share',
  noFlow: 'There are no visits in this period.',
  noFlowAdvice: 'Visits of people who accept analytics will fill it; try a longer period.',
  others: (count) => `and ${count} more`,
};

export const useEntityWords = (): EntityWords => useWordsOf(catalan, english);
