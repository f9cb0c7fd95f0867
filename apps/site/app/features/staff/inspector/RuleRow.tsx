import { outcomeOf, type RecordedRule } from '@sintonia/tag/inspection';
import { actionText, conditionText, partText } from '@sintonia/wire/rule-words';
import { use } from 'react';
import { conditionSentence } from './condition-sentence.ts';
import { HitFields } from './HitFields.tsx';
import { InspectorWordsContext, valueText } from './inspector-words.ts';
import { useRuleLanguage } from './use-rule-language.ts';

type Step = RecordedRule['steps'][number];

/** A step in words, with its name in code for engineers. */
function StepText({ step }: { step: Step }) {
  const words = use(InspectorWordsContext);
  const language = useRuleLanguage();
  switch (step.step) {
    case 'waits':
      return (
        <>
          {words.steps.waits} {conditionText(step.condition, language)} <code>{step.condition}</code>
        </>
      );
    case 'met':
    case 'stopped':
      return (
        <>
          {words.steps[step.step]} {conditionSentence(step.condition, step.value, words, language)}{' '}
          <code>{step.condition}</code>
        </>
      );
    case 'done':
      return (
        <>
          {actionText(step.action, language)} <code>{step.action}</code>
        </>
      );
    case 'failed':
      return (
        <>
          {words.steps.failed} {partText(step.part, language)}: {valueText(step.error, words)} <code>{step.part}</code>
        </>
      );
  }
}

/** One rule on one event: its result step by step, and the requests that followed. */
export function RuleRow({ recorded }: { recorded: RecordedRule }) {
  const { outcomes } = use(InspectorWordsContext);
  const outcome = outcomeOf(recorded);
  const { rule, steps, requests } = recorded;
  return (
    <details className="decision" data-outcome={outcome}>
      <summary>
        <span>{rule}</span>
        <span className="outcome">{outcomes[outcome]}</span>
      </summary>
      <ol className="steps">
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items never change places, so the index is a stable key
          <li key={at}>
            <StepText step={step} />
          </li>
        ))}
      </ol>
      {requests.map(({ url, query }) => (
        <HitFields key={query} url={url} query={query} />
      ))}
    </details>
  );
}
