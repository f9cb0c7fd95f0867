import { outcomeOf, type RecordedEvent } from '@sintonia/tag/inspection';
import type { RuleSet } from '@sintonia/tag/rules';
import { OUTCOMES } from './outcome-words.ts';

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
