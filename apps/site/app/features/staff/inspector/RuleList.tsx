import { outcomeOf, type RecordedEvent } from '@sintonia/tag/inspection';
import type { RuleSet } from '@sintonia/tag/rules';
import { OUTCOMES, valueText } from './outcome-words.ts';

/**
 * «Why did it not fire?» (T-14) in a sentence: what last stopped the rule, with the value that it saw, or the events that
 * it waits for. Null for a rule that ran.
 */
function whyNot(events: readonly RecordedEvent[], rule: string, listens: readonly string[]): string | null {
  const decisions = events.flatMap((event) => event.decisions.filter((decision) => decision.rule === rule));
  const last = decisions.at(-1);
  if (!last) return `No s’ha executat: encara no ha passat ${listens.join(' ni ')}.`;
  const step = last.steps.at(-1);
  if (step?.step === 'stopped') return `No s’ha executat: «${step.condition}» ha vist ${valueText(step.value)}.`;
  if (step?.step === 'waits') return `No s’ha executat: «${step.condition}» espera que el visitant triï.`;
  const failure = last.steps.find((one) => one.step === 'failed');
  return failure ? `No s’ha acabat d’executar: «${failure.part}» ha fallat amb ${valueText(failure.error)}.` : null;
}

/** Every rule, including those whose event has not occurred: its events, and each result. */
export function RuleList({ events, rules: { rules } }: { events: readonly RecordedEvent[]; rules: RuleSet }) {
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
              <span className="outcome">{last ? `${OUTCOMES[last]} (${outcomes.length})` : 'No li ha tocat'}</span>
            </h3>
            <p>{whyNot(events, name, listens)}</p>
            <p className="quiet">
              {listens.join(', ')} → {conditions.map((one) => one.name).join(' i ') || 'sempre'} →{' '}
              {actions.map((one) => one.name).join(', ')}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
