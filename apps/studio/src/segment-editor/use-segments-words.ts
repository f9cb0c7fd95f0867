import { useWordsOf } from '../messages/language.ts';
import { type SegmentsWords, segmentsCatalan } from './segments-catalan.ts';
import { segmentsEnglish } from './segments-english.ts';

export const useSegmentsWords = (): SegmentsWords => useWordsOf<SegmentsWords>(segmentsCatalan, segmentsEnglish);
