import { useWordsOf } from '../messages/language.ts';
import { type StaffWords, staffCatalan } from './staff-catalan.ts';
import { staffEnglish } from './staff-english.ts';

export const useStaffWords = (): StaffWords => useWordsOf<StaffWords>(staffCatalan, staffEnglish);
