import { use } from 'react';
import { LanguageContext } from '../messages/language.ts';
import { type StaffWords, staffCatalan } from './staff-catalan.ts';
import { staffEnglish } from './staff-english.ts';

/** Texts of the staff screens: loaded with them, not with the first screen. */
export const useStaffWords = (): StaffWords => (use(LanguageContext).language === 'ca' ? staffCatalan : staffEnglish);
