import { useWordsOf } from '../messages/language.ts';
import { type SavedViewsWords, savedViewsCatalan } from './saved-views-catalan.ts';
import { savedViewsEnglish } from './saved-views-english.ts';

export const useSavedViewsWords = (): SavedViewsWords =>
  useWordsOf<SavedViewsWords>(savedViewsCatalan, savedViewsEnglish);
