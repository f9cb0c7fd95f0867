import type { RequestError } from '../api/request.ts';
import { useWords, useWordsOf } from '../messages/language.ts';
import { type SavedViewsWords, savedViewsCatalan } from './saved-views-catalan.ts';
import { savedViewsEnglish } from './saved-views-english.ts';

export const useSavedViewsWords = (): SavedViewsWords =>
  useWordsOf<SavedViewsWords>(savedViewsCatalan, savedViewsEnglish);

/** Reason of a refusal. */
export function useRefusalText(): (error: RequestError) => string {
  const { refused } = useSavedViewsWords();
  const { problem } = useWords();
  return (error) => {
    if (error.kind !== 'refused') return `${problem.offline}. ${problem.offlineWay}`;
    return Object.hasOwn(refused, error.code) ? refused[error.code as keyof typeof refused] : refused.other; // cast: checked by `hasOwn`
  };
}
