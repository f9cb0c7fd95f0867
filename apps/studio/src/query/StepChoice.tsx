import { InlineChoice } from '../design/InlineChoice.tsx';
import { useChangeAddress } from '../links/use-change-address.ts';
import { usePeriod } from '../period/use-period.ts';
import { STEPS, type Step } from './query-state.ts';
import { HOURLY_DAYS } from './step-within.ts';
import { useQueryWords } from './use-query-words.ts';

/** Granularity, in the bar of every screen with a curve; in the address like the rest of the bar. */
export function StepChoice({
  step,
  hasTotal = false,
  minuteDays = HOURLY_DAYS,
}: {
  step: Step;
  /** For queries that may have no curve. */
  hasTotal?: boolean;
  /** Longest period in days that can be split by minutes. */
  minuteDays?: number;
}) {
  const words = useQueryWords();
  const { days } = usePeriod();
  const change = useChangeAddress();
  return (
    <InlineChoice
      label={words.step}
      value={step}
      options={STEPS.filter((name) => hasTotal || name !== 'total').map((name) => ({
        value: name,
        label: words.steps[name],
        isDisabled: name === 'minute' && days > minuteDays,
      }))}
      onChange={(next) => change({ per: next === 'total' ? '' : next })}
    />
  );
}
