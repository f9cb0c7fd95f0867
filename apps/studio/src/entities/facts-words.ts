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
}

const catalan: FactsWords = {
  facts: 'De què forma part',
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
};

const english: FactsWords = {
  facts: 'What it is part of',
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
};

export const useFactsWords = (): FactsWords => useWordsOf(catalan, english);
