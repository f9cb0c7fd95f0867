import { useWordsOf } from '../messages/language.ts';
import { type PrivacyWords, privacyCatalan } from './privacy-catalan.ts';
import { privacyEnglish } from './privacy-english.ts';

export const usePrivacyWords = (): PrivacyWords => useWordsOf<PrivacyWords>(privacyCatalan, privacyEnglish);
