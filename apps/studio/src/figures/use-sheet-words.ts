import { useWordsOf } from '../messages/language.ts';
import { type SheetWords, sheetCatalan } from './sheet-catalan.ts';
import { sheetEnglish } from './sheet-english.ts';

export const useSheetWords = (): SheetWords => useWordsOf<SheetWords>(sheetCatalan, sheetEnglish);
