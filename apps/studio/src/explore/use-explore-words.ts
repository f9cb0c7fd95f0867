import { use } from 'react';
import { LanguageContext } from '../messages/language.ts';
import { type ExploreWords, exploreCatalan } from './explore-catalan.ts';
import { exploreEnglish } from './explore-english.ts';

/** Texts of this screen: loaded with it, not with the first screen. */
export const useExploreWords = (): ExploreWords =>
  use(LanguageContext).language === 'ca' ? exploreCatalan : exploreEnglish;
