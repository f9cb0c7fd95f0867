import { QUERY_LIMITS } from '@sintonia/contracts';
import { type FormEvent, use, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import buttons from '../design/Button.module.css';
import { Popover } from '../design/Popover.tsx';
import { LanguageContext, useFormats, useWords } from '../messages/language.ts';
import { countDays, isCivilDay } from './civil-day.ts';
import { daysText } from './days-text.ts';
import styles from './PeriodBar.module.css';
import { daysOf } from './period.ts';
import { usePeriod } from './use-period.ts';

/** Form for a custom first and last day. */
export function DaysPopover({ triggerClass }: { triggerClass: string | undefined }) {
  const words = useWords().period;
  const formats = useFormats();
  const { language } = use(LanguageContext);
  const navigate = useNavigate();
  const { choice, today, timeZone, addressOf } = usePeriod();
  const [problem, setProblem] = useState('');
  const shown = useMemo(() => daysOf(choice, today), [choice, today]);

  const apply = (event: FormEvent<HTMLFormElement>, close: () => void) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [first, last] = [String(form.get('first')), String(form.get('last'))];
    if (!isCivilDay(first) || !isCivilDay(last) || first > last || last > today) return setProblem(words.invalid);
    if (countDays(first, last) > QUERY_LIMITS.days) return setProblem(words.tooLong(QUERY_LIMITS.days));
    setProblem('');
    close();
    navigate(addressOf({ choice: { kind: 'days', first, last } }));
  };

  return (
    <Popover
      triggerClass={`${triggerClass} ${choice.kind === 'days' ? styles.chosen : ''}`}
      trigger={choice.kind === 'days' ? daysText(choice, timeZone, formats.day) : words.days}
      title={words.label}
    >
      {(close) => (
        <form className={styles.days} onSubmit={(event) => apply(event, close)} noValidate lang={language}>
          <label>
            <span>{words.first}</span>
            <input type="date" name="first" defaultValue={shown.first} max={today} />
          </label>
          <label>
            <span>{words.last}</span>
            <input type="date" name="last" defaultValue={shown.last} max={today} />
          </label>
          <p className={styles.problem} role="alert">
            {problem}
          </p>
          <button type="submit" className={buttons.primary}>
            {words.apply}
          </button>
        </form>
      )}
    </Popover>
  );
}
