import { NAMED_PERIODS } from '@sintonia/contracts/studio-addresses';
import { type ReactNode, use } from 'react';
import { Link, useNavigate } from 'react-router';
import bars from '../design/Bar.module.css';
import { InlineChoice } from '../design/InlineChoice.tsx';
import { useFormats, useWords } from '../messages/language.ts';
import { SegmentControl } from '../segments/segment-control.ts';
import { SuiteChoice } from '../suite/SuiteChoice.tsx';
import { DaysPopover } from './DaysPopover.tsx';
import { daysText } from './days-text.ts';
import styles from './PeriodBar.module.css';
import { comparisonsFor, daysOf } from './period.ts';
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
  const segmentControl = use(SegmentControl);
  const formats = useFormats();
  const { choice, unknown, comparison, days, today, timeZone, addressOf } = usePeriod();
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
        <p className={styles.printed}>{daysText(daysOf(choice, today), timeZone, formats.fullDay)}</p>
        {unknown !== null && (
          <p className={styles.unknown} role="status">
            {words.unknown(unknown)}
          </p>
        )}
      </nav>
      <div className={bars.choices}>
        {granularity}
        {hasComparison && (
          <InlineChoice
            label={words.compare}
            value={comparison}
            options={comparisonsFor(days).map((name) => ({ value: name, label: words.comparison[name] }))}
            onChange={(next) => navigate(addressOf({ comparison: next }))}
          />
        )}
        {hasSegments && segmentControl}
        <SuiteChoice />
      </div>
    </div>
  );
}
