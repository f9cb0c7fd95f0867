import { useWordsOf } from '../messages/language.ts';
import { type DebuggerWords, debuggerCatalan } from './debugger-catalan.ts';
import { debuggerEnglish } from './debugger-english.ts';

export const useDebuggerWords = (): DebuggerWords => useWordsOf<DebuggerWords>(debuggerCatalan, debuggerEnglish);
