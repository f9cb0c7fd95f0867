import type { FlowAnswer } from '@sintonia/contracts';
import type { AnalysisFigure } from '../figures/AnalysisSheet.tsx';
import { eventsOfFlow } from '../figures/left-out-of-analysis.ts';
import { useFormats } from '../messages/language.ts';
import { useValueText } from '../query/use-value-text.ts';
import { countOf, stepOf } from './flow-steps.ts';
import { useAnalysisWords } from './use-analysis-words.ts';

/** What a figure of a flow opens, and its text in an address: `1/portada`; `1` where the visit ends. */
export function useFlowFigure(
  opened: string | null,
  answer: FlowAnswer,
  query: Parameters<typeof eventsOfFlow>[0],
): { figure: AnalysisFigure | null; textOf: (step: number, value: string | null) => string } {
  const words = useAnalysisWords();
  const formats = useFormats();
  const nameOf = useValueText();
  const textOf = (step: number, value: string | null) => (value === null ? `${step}` : `${step}/${value}`);
  if (opened === null) return { figure: null, textOf };
  const end = opened.indexOf('/');
  const step = Number(end < 0 ? opened : opened.slice(0, end));
  const value = end < 0 ? null : opened.slice(end + 1);
  const count = step === 0 ? answer.times : countOf(stepOf(answer, step), value);
  if (count === null) return { figure: null, textOf };
  const ended = step < 0 ? words.flow.entered : words.flow.left;
  const named = value === '' ? words.noValue : nameOf(query.dimension, value ?? '');
  const middle = nameOf(query.dimension, query.value);
  const figure = {
    title: value === null ? ended : named,
    value: formats.count(count),
    sentence: step === 0 ? words.flow.middle(middle) : words.flow.sentence(words.flow.place(step), middle),
    path: 'flow/rows',
    body: { query, step, value },
    leftOutOf: eventsOfFlow(query),
    leftOutNote: words.flow.leftOut(middle),
  };
  return { figure, textOf };
}
