import type { Goal } from '@sintonia/contracts';
import type { ScreenMessages } from '../../messages/screens-catalan.ts';

/** Text of a goal. */
export function goalText(goal: Goal, words: ScreenMessages['experiments']['goals']): string {
  switch (goal.metric) {
    case 'event':
      return words.event(goal.event);
    case 'click':
      return words.click(goal.name);
    case 'custom':
      return (goal.as === 'sum' ? words.customSum : words.customCount)(goal.name);
    default:
      return words[goal.metric];
  }
}
