import { useWordsOf } from '../messages/language.ts';

interface FactsWords {
  /** Name of the line for assistive technology. */
  facts: string;
  season: (number: string) => string;
  /** After the number of the season. */
  chapter: (number: string) => string;
  themes: string;
  published: string;
  first: string;
  last: string;
  onAir: string;
  until: (time: string) => string;
  next: string;
  today: string;
  onSite: string;
  below: string;
  stories: (count: number, text: string) => string;
  latest: string;
  seenFirst: string;
  seenLast: string;
  /** Instead of the first day, of what is older than what was searched. */
  olderThan: (days: number) => string;
}

const catalan: FactsWords = {
  facts: 'Què se’n sap',
  season: (number) => `Temporada ${number}`,
  chapter: (number) => `, capítol ${number}`,
  themes: 'Temes',
  published: 'Publicada',
  first: 'Estrena',
  last: 'Última emissió',
  onAir: 'En antena',
  until: (time) => `fins a les ${time}`,
  next: 'Propera emissió',
  today: 'Emissions d’avui',
  onSite: 'Al web',
  below: 'Seccions',
  stories: (count, text) => (count === 1 ? '1 notícia' : `${text} notícies`),
  latest: 'L’última',
  seenFirst: 'Primer cop',
  seenLast: 'Últim cop',
  olderThan: (days) => `fa més de ${days} dies`,
};

const english: FactsWords = {
  facts: 'What is known of it',
  season: (number) => `Season ${number}`,
  chapter: (number) => `, episode ${number}`,
  themes: 'Themes',
  published: 'Published',
  first: 'First shown',
  last: 'Last broadcast',
  onAir: 'On air',
  until: (time) => `until ${time}`,
  next: 'Next broadcast',
  today: 'Today’s broadcasts',
  onSite: 'On the site',
  below: 'Sections',
  stories: (count, text) => (count === 1 ? '1 story' : `${text} stories`),
  latest: 'Latest',
  seenFirst: 'First seen',
  seenLast: 'Last seen',
  olderThan: (days) => `more than ${days} days ago`,
};

export const useFactsWords = (): FactsWords => useWordsOf(catalan, english);
