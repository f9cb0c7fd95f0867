import type { EntityKind } from '../links/entity-address.ts';
import { useWordsOf } from '../messages/language.ts';
import type { EntityTableKey } from './entity-views.ts';

interface EntityWords {
  tables: Readonly<Record<EntityTableKey, string>>;
  /** What fills the page of each kind: the beginning of the texts of its empty tables. */
  somebody: Readonly<Record<EntityKind, string>>;
  emptyTables: Readonly<Record<EntityTableKey, (somebody: string) => string>>;
  onSite: string;
  clickMap: string;
  worth: string;
  perVisit: string;
  worthBefore: (before: string) => string;
  worthHow: (time: string, visits: string) => string;
  open: string;
  experiment: string;
  results: string;
}

const catalan: EntityWords = {
  tables: {
    origins: 'D’on venen',
    devices: 'Amb quins dispositius',
    campaigns: 'Per quines campanyes',
    clicks: 'Quins enllaços s’hi cliquen',
    pages: 'Pàgines',
    titles: 'Títols',
    programmes: 'Programes',
    broadcasts: 'Emissions',
    stories: 'Notícies',
    authors: 'Autoria',
    sections: 'Seccions',
    browsers: 'Com s’ha vist a cada navegador',
    searchedFrom: 'Des d’on s’ha cercat',
    watched: 'Què n’han vist, i què han acabat',
    variants: 'Variants',
    failedTitles: 'En quins títols',
    failedBrowsers: 'En quins navegadors',
  },
  somebody: {
    page: 'Quan algú obri aquesta pàgina',
    title: 'Quan algú obri aquest títol i el reprodueixi',
    programme: 'Quan algú obri un títol d’aquest programa i el reprodueixi',
    author: 'Quan algú obri una pàgina amb aquesta signatura',
    section: 'Quan algú obri una pàgina d’aquesta secció',
    theme: 'Quan algú obri una pàgina sobre aquest tema',
    campaign: 'Quan algú arribi amb aquesta campanya a l’adreça',
    search: 'Quan algú cerqui aquest text al web',
    channel: 'Quan algú miri o escolti aquest canal',
    activity: 'Quan algú vegi aquest experiment',
    error: 'Quan una reproducció tingui aquest error',
  },
  emptyTables: {
    origins: (somebody) => `${somebody}, aquí sortirà d’on venia.`,
    devices: (somebody) => `${somebody}, aquí sortirà amb quin dispositiu.`,
    campaigns: () => 'Quan algú arribi a aquesta pàgina amb una campanya a l’adreça, aquí sortirà quina.',
    clicks: () => 'Quan algú que accepta l’analítica cliqui un enllaç d’aquesta pàgina, aquí sortirà quin.',
    pages: (somebody) => `${somebody}, aquí sortiran les pàgines que vegi.`,
    titles: (somebody) => `${somebody}, aquí sortirà quin títol era.`,
    programmes: (somebody) => `${somebody}, aquí sortirà quin programa era.`,
    broadcasts: () => 'Quan la graella n’hi tingui alguna dins del període, aquí sortirà amb la seva audiència.',
    stories: () => 'Quan algú obri una notícia d’aquesta secció, aquí sortirà quina.',
    authors: (somebody) => `${somebody}, aquí sortirà qui la signa.`,
    sections: (somebody) => `${somebody}, aquí sortirà de quina secció és.`,
    browsers: (somebody) => `${somebody}, aquí sortirà com li ha anat a cada navegador.`,
    searchedFrom: (somebody) => `${somebody}, aquí sortirà des de quina pàgina.`,
    watched: () => 'Quan algú que ha arribat amb aquesta campanya miri o escolti un títol, aquí sortirà quin.',
    variants: (somebody) => `${somebody}, aquí sortirà quina variant li ha tocat.`,
    failedTitles: (somebody) => `${somebody}, aquí sortirà en quin títol.`,
    failedBrowsers: (somebody) => `${somebody}, aquí sortirà en quin navegador.`,
  },
  onSite: 'Obre-la al web',
  clickMap: 'Mapa de clics',
  worth: 'Què val una visita, en temps vist',
  perVisit: 'per visita',
  worthBefore: (before) => `abans, ${before}`,
  worthHow: (time, visits) =>
    `Els visitants que han passat per aquesta pàgina durant el període han vist o escoltat ${time} en ${visits === '1' ? '1 visita' : `${visits} visites`}. Hi compten totes les visites que han fet al web, també les que no han passat per la pàgina.`,
  open: 'Obre a Explora',
  experiment: 'L’experiment',
  results: 'Resultats de l’experiment',
};

const english: EntityWords = {
  tables: {
    origins: 'Where people come from',
    devices: 'On which devices',
    campaigns: 'Through which campaigns',
    clicks: 'Which links are clicked',
    pages: 'Pages',
    titles: 'Titles',
    programmes: 'Programmes',
    broadcasts: 'Broadcasts',
    stories: 'Stories',
    authors: 'Authors',
    sections: 'Sections',
    browsers: 'Playback quality by browser',
    searchedFrom: 'Where people searched from',
    watched: 'What they watched and finished',
    variants: 'Variants',
    failedTitles: 'In which titles',
    failedBrowsers: 'In which browsers',
  },
  somebody: {
    page: 'When somebody opens this page',
    title: 'When somebody opens this title and plays it',
    programme: 'When somebody opens a title of this programme and plays it',
    author: 'When somebody opens a page by this author',
    section: 'When somebody opens a page of this section',
    theme: 'When somebody opens a page on this theme',
    campaign: 'When somebody arrives with this campaign in the address',
    search: 'When somebody searches for this text on the site',
    channel: 'When somebody watches or listens to this channel',
    activity: 'When somebody sees this experiment',
    error: 'When a playback has this error',
  },
  emptyTables: {
    origins: (somebody) => `${somebody}, this shows where they came from.`,
    devices: (somebody) => `${somebody}, this shows the device.`,
    campaigns: () => 'When somebody arrives at this page with a campaign in the address, this shows which one.',
    clicks: () => 'When somebody who accepts analytics clicks a link on this page, this shows which one.',
    pages: (somebody) => `${somebody}, this lists the pages that they view.`,
    titles: (somebody) => `${somebody}, this shows which title it was.`,
    programmes: (somebody) => `${somebody}, this shows which programme it was.`,
    broadcasts: () => 'When the schedule has one in the period, this shows it with its audience.',
    stories: () => 'When somebody opens a story of this section, this shows which one.',
    authors: (somebody) => `${somebody}, this shows who wrote it.`,
    sections: (somebody) => `${somebody}, this shows its section.`,
    browsers: (somebody) => `${somebody}, this shows how it played in each browser.`,
    searchedFrom: (somebody) => `${somebody}, this shows from which page.`,
    watched: () => 'When somebody who arrived with this campaign watches or listens to a title, this shows which one.',
    variants: (somebody) => `${somebody}, this shows their variant.`,
    failedTitles: (somebody) => `${somebody}, this shows in which title.`,
    failedBrowsers: (somebody) => `${somebody}, this shows in which browser.`,
  },
  onSite: 'Open it on the site',
  clickMap: 'Click map',
  worth: 'What a visit is worth in time watched',
  perVisit: 'per visit',
  worthBefore: (before) => `before, ${before}`,
  worthHow: (time, visits) =>
    `Visitors who came to this page in the period watched or listened for ${time} in ${visits === '1' ? '1 visit' : `${visits} visits`}. All their visits to the site count, also those without this page.`,
  open: 'Open in Explore',
  experiment: 'The experiment',
  results: 'Results of the experiment',
};

export const useEntityWords = (): EntityWords => useWordsOf(catalan, english);
