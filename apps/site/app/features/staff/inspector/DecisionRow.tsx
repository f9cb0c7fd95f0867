import { outcomeOf, type RecordedDecision } from '@sintonia/tag/inspection';
import { HitFields } from './HitFields.tsx';
import { OUTCOMES, valueText } from './outcome-words.ts';

type Step = RecordedDecision['steps'][number];

function StepText({ step }: { step: Step }) {
  switch (step.step) {
    case 'waits':
      return (
        <>
          <span className="mono">{step.condition}</span> espera que el visitant triï
        </>
      );
    case 'met':
    case 'stopped':
      return (
        <>
          <span className="mono">{step.condition}</span> {step.step === 'met' ? 'es compleix' : 'l’atura'}, amb{' '}
          <span className="mono">{valueText(step.value)}</span>
        </>
      );
    case 'done':
      return (
        <>
          fa <span className="mono">{step.action}</span>
        </>
      );
    case 'failed':
      return (
        <>
          <span className="mono">{step.part}</span> falla: <span className="mono">{valueText(step.error)}</span>
        </>
      );
  }
}

/** One rule on one event: its result step by step, and the requests that followed. */
export function DecisionRow({ decision }: { decision: RecordedDecision }) {
  const outcome = outcomeOf(decision);
  const { rule, steps, requests } = decision;
  return (
    <details className="decision" data-outcome={outcome}>
      <summary>
        <span>{rule}</span>
        <span className="outcome">{OUTCOMES[outcome]}</span>
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
