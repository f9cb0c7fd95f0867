import { SLOTS } from '@sintonia/contracts';
import type { Formats } from '../../messages/formats.ts';
import { knownWord } from '../../messages/known-word.ts';
import type { ScreenMessages } from '../../messages/screens-catalan.ts';
import type { FormProblem } from './form-problems.ts';

type Words = Pick<ScreenMessages, 'experimentEditor' | 'experiments'>;

/** Text of a form problem. */
export function problemText(problem: FormProblem, words: Words, formats: Pick<Formats, 'chosenShare'>): string {
  const { errors, conditions, when } = words.experimentEditor;
  const { slots, detail } = words.experiments;
  switch (problem.kind) {
    case 'path':
      return errors.path(problem.path);
    case 'weights':
      return errors.weights(formats.chosenShare(problem.sum / 10_000));
    case 'tooLong':
      return errors.tooLong(slots[problem.slot], SLOTS[problem.slot].most);
    case 'empty':
      return errors.empty(slots[problem.slot]);
    case 'json':
      return errors.json(problem.variant);
    case 'condition':
      return errors.condition(conditions.kinds[problem.by]);
    case 'share':
      return errors.share(when[problem.field], problem.most);
    case 'other':
      return errors.other(knownWord(detail.fields, problem.field), problem.most, problem.isText);
    default:
      return errors[problem.kind];
  }
}
