import { outcomeOf, type RecordedRule } from '@sintonia/tag/inspection';
import { use } from 'react';
import { HitFields } from './HitFields.tsx';
import { InspectorWordsContext, valueText } from './inspector-words.ts';

type Step = RecordedRule['steps'][number];

function StepText({ step }: { step: Step }) {
  const words = use(InspectorWordsContext);
  switch (step.step) {
    case 'waits':
      return (
        <>
          <span className="mono">{step.condition}</span> {words.waits}
        </>
      );
    case 'met':
    case 'stopped':
      return (
        <>
          <span className="mono">{step.condition}</span> {words[step.step]}, {words.withValue}{' '}
          <span className="mono">{valueText(step.value, words)}</span>
        </>
      );
    case 'done':
      return (
        <>
          {words.does} <span className="mono">{step.action}</span>
        </>
      );
    case 'failed':
      return (
        <>
          <span className="mono">{step.part}</span> {words.fails}:{' '}
          <span className="mono">{valueText(step.error, words)}</span>
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
