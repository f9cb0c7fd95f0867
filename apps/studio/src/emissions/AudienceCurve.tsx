import { type ComponentProps, lazy, Suspense, useDeferredValue } from 'react';
import { Choice } from '../design/Choice.tsx';
import { isOneOf, useAddressState } from '../links/use-address-state.ts';
import { SkeletonBlock } from '../states/Skeleton.tsx';
import { MinuteChart } from './MinuteChart.tsx';
import { useSecondsWords } from './seconds-words.ts';

/** Loads with its drawing library, only when seconds are shown. */
const SecondsPart = lazy(async () => ({ default: (await import('./SecondsPart.tsx')).SecondsPart }));

const STEPS = ['minut', 'segon'] as const;

/** The audience over time: its minutes first, its seconds on request. */
export function AudienceCurve({
  minutes,
  seconds,
}: {
  minutes: Omit<ComponentProps<typeof MinuteChart>, 'tools'>;
  seconds: Omit<ComponentProps<typeof SecondsPart>, 'tools'>;
}) {
  const words = useSecondsWords();
  const [step, setStep] = useAddressState('per', 'minut', isOneOf(STEPS));
  // The choice answers the press; its chart of thousands of points is drawn after that frame.
  const drawn = useDeferredValue(step);
  const tools = (
    <Choice
      legend={words.step}
      options={STEPS.map((value) => ({ value, label: words.steps[value] }))}
      value={step}
      onChange={setStep}
    />
  );
  if (drawn === 'minut') return <MinuteChart {...minutes} tools={tools} />;
  return (
    <Suspense fallback={<SkeletonBlock height={560} />}>
      <SecondsPart {...seconds} tools={tools} />
    </Suspense>
  );
}
