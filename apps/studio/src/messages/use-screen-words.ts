import { useWordsOf } from './language.ts';
import { type ScreenMessages, screensCatalan } from './screens-catalan.ts';
import { screensEnglish } from './screens-english.ts';

/** Words of the screens about experiments, the tag and the parallel run: fetched with them, not with the first screen. */
export const useScreenWords = (): ScreenMessages => useWordsOf<ScreenMessages>(screensCatalan, screensEnglish);
