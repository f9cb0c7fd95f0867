import { outcomeOf, type RecordedEvent } from '@sintonia/tag/inspection';
import type { RuleSet } from '@sintonia/tag/rules';
import { actionText, conditionText, eventText, partText, type RuleLanguage } from '@sintonia/wire/rule-words';
import { use } from 'react';
import { conditionSentence } from './condition-sentence.ts';
import { type InspectorWords, InspectorWordsContext, valueText } from './inspector-words.ts';
import { useRuleLanguage } from './use-rule-language.ts';

/**
 * «Why did it not fire?» (T-14) in a sentence: the condition that last stopped the rule, with the value that it
 * compared, or the events that it waits for. Null for a rule that ran.
 */
function whyNot(
  events: readonly RecordedEvent[],
  rule: string,
  listens: readonly string[],
  words: InspectorWords,
  language: RuleLanguage,
): string | null {
  const decisions = events.flatMap((event) => event.decisions.filter((decision) => decision.rule === rule));
  const last = decisions.at(-1);
  if (!last) return words.whyNot.noEvent(listens.map((event) => eventText(event, language)));
  const step = last.steps.at(-1);
  if (step?.step === 'stopped')
    return words.whyNot.stopped(conditionSentence(step.condition, step.value, words, language));
  if (step?.step === 'waits') return words.whyNot.waits(conditionText(step.condition, language));
  const failure = last.steps.find((one) => one.step === 'failed');
  return failure ? words.whyNot.failed(partText(failure.part, language), valueText(failure.error, words)) : null;
}

/** Every rule, including those whose event has not occurred: its events, and each result. */
export function RuleList({ events, rules: { rules } }: { events: readonly RecordedEvent[]; rules: RuleSet }) {
  const words = use(InspectorWordsContext);
  const language = useRuleLanguage();
  return (
    <ol className="rules">
      {rules.map(({ name, events: listens, conditions = [], actions }) => {
        const outcomes = events.flatMap(({ decisions }) =>
          decisions.filter((decision) => decision.rule === name).map(outcomeOf),
        );
        const last = outcomes.at(-1);
        const parts = [
          { name: words.when, texts: listens.map((one) => eventText(one, language)), codes: listens },
          {
            name: words.ifAll,
            texts: conditions.length > 0 ? conditions.map((one) => conditionText(one.name, language)) : [words.always],
            codes: conditions.map((one) => one.name),
          },
          {
            name: words.does,
            texts: actions.map((one) => actionText(one.name, language)),
            codes: actions.map((one) => one.name),
          },
        ];
        return (
          <li key={name} data-outcome={last ?? 'silent'}>
            <h3>
              <span>{name}</span>
              <span className="outcome">{last ? `${words.outcomes[last]} (${outcomes.length})` : words.silent}</span>
            </h3>
            <p>{whyNot(events, name, listens, words, language)}</p>
            <dl className="parts">
              {parts.map((part) => (
                <div key={part.name}>
                  <dt>{part.name}</dt>
                  <dd>
                    {part.texts.join(' · ')} <code>{part.codes.join(', ')}</code>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ol>
  );
}
