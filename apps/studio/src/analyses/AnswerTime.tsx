import type { ReportAnswer } from '@sintonia/contracts';
import type { AnswerState } from '../api/use-answer.ts';
import { DataTime } from '../figures/DataTime.tsx';
import { isOpen } from '../query/use-report.ts';

/** When an analysis was counted. It is not repeated by itself: one of a period that has not ended says how old it is. */
export function AnswerTime({
  state,
  answer,
  again,
}: {
  state: AnswerState<unknown>;
  answer: Pick<ReportAnswer, 'period' | 'basis'>;
  again: () => void;
}) {
  return state.since && <DataTime at={state.since} again={isOpen(answer) ? again : null} />;
}
