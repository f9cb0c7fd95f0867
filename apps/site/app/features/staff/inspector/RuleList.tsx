import { outcomeOf, type RecordedEvent } from '@sintonia/tag/inspection';
import type { RuleSet } from '@sintonia/tag/rules';
import { use } from 'react';
import { type InspectorWords, InspectorWordsContext, valueText } from './inspector-words.ts';

/**
 * «Why did it not fire?» (T-14) in a sentence: the condition that last stopped the rule, with the value that it
 * compared, or the events that it waits for. Null for a rule that ran.
 */
function whyNot(
  events: readonly RecordedEvent[],
  rule: string,
  listens: readonly string[],
  words: InspectorWords,
): string | null {
  const decisions = events.flatMap((event) => event.decisions.filter((decision) => decision.rule === rule));
  const last = decisions.at(-1);
  if (!last) return words.whyNot.noEvent(listens);
  const step = last.steps.at(-1);
  if (step?.step === 'stopped') return words.whyNot.stopped(step.condition, valueText(step.value, words));
  if (step?.step === 'waits') return words.whyNot.waits(step.condition);
  const failure = last.steps.find((one) => one.step === 'failed');
  return failure ? words.whyNot.failed(failure.part, valueText(failure.error, words)) : null;
}

/** Every rule, including those whose event has not occurred: its events, and each result. */
export function RuleList({ events, rules: { rules } }: { events: readonly RecordedEvent[]; rules: RuleSet }) {
  const words = use(InspectorWordsContext);
  return (
    <ol className="rules">
      {rules.map(({ name, events: listens, conditions = [], actions }) => {
        const outcomes = events.flatMap(({ decisions }) =>
          decisions.filter((decision) => decision.rule === name).map(outcomeOf),
        );
        const last = outcomes.at(-1);
        return (
          <li key={name} data-outcome={last ?? 'silent'}>
            <h3>
              <span>{name}</span>
              <span className="outcome">{last ? `${words.outcomes[last]} (${outcomes.length})` : words.silent}</span>
            </h3>
            <p>{whyNot(events, name, listens, words)}</p>
            <p className="quiet">
              {listens.join(', ')} → {conditions.map((one) => one.name).join(` ${words.and} `) || words.always} →{' '}
              {actions.map((one) => one.name).join(', ')}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
