import { useWordsOf } from '../messages/language.ts';
import { type QueryWords, queryCatalan } from './query-catalan.ts';
import { queryEnglish } from './query-english.ts';

export const useQueryWords = (): QueryWords => useWordsOf<QueryWords>(queryCatalan, queryEnglish);
