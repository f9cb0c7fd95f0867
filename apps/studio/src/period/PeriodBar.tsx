import { NAMED_PERIODS } from '@sintonia/contracts/studio-addresses';
import { type ReactNode, use, useId } from 'react';
import { Link, useNavigate } from 'react-router';
import bars from '../design/Bar.module.css';
import inline from '../design/InlineField.module.css';
import { useWords } from '../messages/language.ts';
import { SegmentControl } from '../segments/segment-control.ts';
import { SuiteChoice } from '../suite/SuiteChoice.tsx';
import { DaysPopover } from './DaysPopover.tsx';
import styles from './PeriodBar.module.css';
import { type Comparison, comparisonsFor } from './period.ts';
import { usePeriod } from './use-period.ts';

/** Bar of period, granularity, suite, segments and comparison of every screen of figures. Its state is in the address. */
export function PeriodBar({
  hasComparison = true,
  hasSegments = hasComparison,
  granularity,
}: {
  hasComparison?: boolean;
  /** Set on screens whose figures are queries. */
  hasSegments?: boolean;
  /** Of screens with a curve. */
  granularity?: ReactNode;
}) {
  const words = useWords().period;
  const navigate = useNavigate();
  const compareId = useId();
  const segmentControl = use(SegmentControl);
  const { choice, comparison, days, addressOf } = usePeriod();
  return (
    <div className={bars.bar}>
      <nav aria-label={words.label}>
        <ul className={styles.presets}>
          {NAMED_PERIODS.map((kind) => (
            <li key={kind}>
              <Link
                to={addressOf({ choice: { kind } })}
                className={styles.preset}
                aria-current={choice.kind === kind ? 'true' : undefined}
              >
                {words[kind]}
              </Link>
            </li>
          ))}
          <li>
            <DaysPopover triggerClass={styles.preset} />
          </li>
        </ul>
      </nav>
      <div className={bars.choices}>
        {granularity}
        {hasComparison && (
          <div>
            <label className="heard" htmlFor={compareId}>
              {words.compare}
            </label>
            <select
              id={compareId}
              className={inline.choice}
              value={comparison}
              onChange={(event) => navigate(addressOf({ comparison: event.target.value as Comparison }))} // cast: the options below
            >
              {comparisonsFor(days).map((name) => (
                <option key={name} value={name}>
                  {words.comparison[name]}
                </option>
              ))}
            </select>
          </div>
        )}
        {hasSegments && segmentControl}
        <SuiteChoice />
      </div>
    </div>
  );
}
