import { type AnswerState, isBusy, isOfOther } from '../api/use-answer.ts';
import { useWords } from '../messages/language.ts';

/**
 * Attributes of an element with the class `refreshing` (`design/Refreshing.module.css`): busy while an answer is awaited,
 * and marked in words while it shows the answer to another choice, such as the period before.
 */
export function useBusyMark<T>(state: AnswerState<T>): { 'aria-busy': boolean; 'data-earlier'?: string } {
  const { earlier } = useWords().problem;
  return { 'aria-busy': isBusy(state), ...(isOfOther(state) && { 'data-earlier': earlier }) };
}
