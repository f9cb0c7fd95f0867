import { useWordsOf } from '../messages/language.ts';
import { type RejectedWords, rejectedCatalan } from './rejected-catalan.ts';
import { rejectedEnglish } from './rejected-english.ts';

export const useRejectedWords = (): RejectedWords => useWordsOf<RejectedWords>(rejectedCatalan, rejectedEnglish);
