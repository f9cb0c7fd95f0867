import type { Goal } from '@sintonia/contracts';
import { knownWord } from '../../messages/known-word.ts';
import type { ScreenMessages } from '../../messages/screens-catalan.ts';

type Words = ScreenMessages['experiments']['goals'];

/** Text of a goal. */
export function goalText(goal: Goal, words: Words): string {
  switch (goal.metric) {
    case 'event':
      return words.event(eventText(goal.event, words));
    case 'click':
      return words.click(goal.name);
    case 'custom':
      return (goal.as === 'sum' ? words.customSum : words.customCount)(goal.name);
    default:
      return words[goal.metric];
  }
}

/** @param event `event3` */
function eventText(event: string, { events, otherEvent }: Words): string {
  const text = knownWord(events, event);
  return text === event ? otherEvent(event.replace('event', '')) : text;
}
