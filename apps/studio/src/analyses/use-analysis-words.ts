import { useWordsOf } from '../messages/language.ts';
import { type KindWords, kindCatalan } from './kind-catalan.ts';
import { kindEnglish } from './kind-english.ts';

export const useKindWords = (): KindWords => useWordsOf<KindWords>(kindCatalan, kindEnglish);
