import { useWordsOf } from '../messages/language.ts';

interface NeighbourWords {
  flow: string;
  before: string;
  after: string;
  afterSearch: string;
  entered: string;
  /** Meaning of the count of a value before or after the entity; `side` names the direction. */
  flowCount: (side: string, value: string) => string;
  flowLeftOut: (value: string) => string;
  left: string;
  leftAfterSearch: string;
  /** The page of results again, right after a search. */
  searchedAgain: string;
  times: (count: string) => string;
  timesColumn: string;
  shareColumn: string;
  noFlow: string;
  noFlowAdvice: string;
  others: (count: string) => string;
}

const catalan: NeighbourWords = {
  flow: 'Abans i després',
  before: 'Venien de',
  after: 'Han continuat cap a',
  afterSearch: 'Què han obert just després de cercar',
  entered: 'Hi han entrat directament',
  flowCount: (side, value) => `${side}: quantes vegades, al costat de «${value}», dins de la visita.`,
  flowLeftOut: (value) => `Compta les vegades que hauria sortit «${value}».`,
  left: 'Han marxat',
  leftAfterSearch: 'Han marxat sense obrir res',
  searchedAgain: 'Han tornat a cercar',
  times: (count) => (count === '1' ? '1 vegada' : `${count} vegades`),
  timesColumn: 'Vegades',
  shareColumn: 'Part',
  noFlow: 'No hi ha cap visita en aquest període.',
  noFlowAdvice: 'S’omplirà amb les visites de qui accepta l’analítica; prova un període més llarg.',
  others: (count) => `i ${count} més`,
};

const english: NeighbourWords = {
  flow: 'Before and after',
  before: 'They came from',
  after: 'They went on to',
  afterSearch: 'What they opened right after the search',
  entered: 'Entered here',
  flowCount: (side, value) => `${side}: how many times, next to “${value}”, within the visit.`,
  flowLeftOut: (value) => `It counts the times that “${value}” would have occurred.`,
  left: 'Left',
  leftAfterSearch: 'Left without opening anything',
  searchedAgain: 'Searched again',
  times: (count) => (count === '1' ? 'once' : `${count} times`),
  timesColumn: 'Times',
  shareColumn: 'Share',
  noFlow: 'There are no visits in this period.',
  noFlowAdvice: 'Visits of people who accept analytics will fill it; try a longer period.',
  others: (count) => `and ${count} more`,
};

export const useNeighbourWords = (): NeighbourWords => useWordsOf(catalan, english);
