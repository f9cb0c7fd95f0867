import { useWordsOf } from '../messages/language.ts';
import { type AnalysisWords, analysisCatalan } from './analysis-catalan.ts';
import { analysisEnglish } from './analysis-english.ts';

export const useAnalysisWords = (): AnalysisWords => useWordsOf<AnalysisWords>(analysisCatalan, analysisEnglish);
