import { useWordsOf } from '../messages/language.ts';
import { type ExploreWords, exploreCatalan } from './explore-catalan.ts';
import { exploreEnglish } from './explore-english.ts';

export const useExploreWords = (): ExploreWords => useWordsOf<ExploreWords>(exploreCatalan, exploreEnglish);
