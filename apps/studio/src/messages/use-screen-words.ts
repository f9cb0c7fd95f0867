import { useWordsOf } from './language.ts';
import { type ScreenMessages, screensCatalan } from './screens-catalan.ts';
import { screensEnglish } from './screens-english.ts';

/** Texts of the screens about experiments, the tag and the parallel run: loaded with them, not with the first screen. */
export const useScreenWords = (): ScreenMessages => useWordsOf<ScreenMessages>(screensCatalan, screensEnglish);
