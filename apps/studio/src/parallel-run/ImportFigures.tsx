import { MOST_COMPARED_DAYS, type ParallelFiguresTaken } from '@sintonia/contracts';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { RequestError } from '../api/request.ts';
import buttons from '../design/Button.module.css';
import { Section } from '../design/Section.tsx';
import { useFormats } from '../messages/language.ts';
import { useScreenWords } from '../messages/use-screen-words.ts';
import { addDays } from '../period/civil-day.ts';
import { daysOf } from '../period/period.ts';
import { usePeriod } from '../period/use-period.ts';
import { useMayChange } from '../session/session-context.ts';
import { Problem } from '../states/Problem.tsx';
import { importFigures } from './fetch-parallel-run.ts';
import styles from './ImportFigures.module.css';

/** Imports an export of the other server's daily figures. */
export function ImportFigures({ suite, onImported }: { suite: string | null; onImported: () => void }) {
  const words = useScreenWords().parallelRun;
  const id = useId();
  const mayImport = useMayChange();
  const [isImporting, setImporting] = useState(false);
  const [imported, setImported] = useState<ParallelFiguresTaken | null>(null);
  const [refused, setRefused] = useState<RequestError | null>(null);

  const importFile = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    setImporting(true);
    const answer = await importFigures(await file.text(), suite);
    input.value = ''; // allows choosing the same file again
    setImporting(false);
    setImported(answer.ok ? answer.value : null);
    setRefused(answer.ok ? null : answer.error);
    if (answer.ok) onImported();
  };
  return (
    <Section title={words.importTitle}>
      <p className={styles.how} id={`${id}-how`}>
        {words.importHow}
      </p>
      <pre className={styles.example}>{words.example}</pre>
      {mayImport ? (
        <p className={styles.file}>
          <input
            id={id}
            type="file"
            className="heard"
            accept=".csv,text/csv"
            aria-describedby={`${id}-how`}
            disabled={isImporting}
            onChange={(event) => void importFile(event.currentTarget)}
          />
          <label htmlFor={id} className={buttons.primary}>
            {words.file}
          </label>
        </p>
      ) : (
        <p className={styles.how}>{words.mayNotImport}</p>
      )}
      <div role="status">{imported && <Imported imported={imported} />}</div>
      {refused && <Problem error={refused} onRetry={() => setRefused(null)} />}
    </Section>
  );
}

function Imported({ imported: { taken, days, refused } }: { imported: ParallelFiguresTaken }) {
  const words = useScreenWords().parallelRun;
  const formats = useFormats();
  return (
    <>
      <p className={styles.imported}>
        {words.imported(formats.count(taken))} {days && <ToDays {...days} />}
      </p>
      {refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map(({ line, why, text }) => (
            <li key={`${line} ${text}`}>
              {words.refused(line, words.whyRefused[why])} <code>{text}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Way to imported days that the period does not show; of many, to the last ones that a comparison can have. */
function ToDays({ first, last }: NonNullable<ParallelFiguresTaken['days']>) {
  const words = useScreenWords().parallelRun;
  const { choice, today, addressOf } = usePeriod();
  const shown = daysOf(choice, today);
  const until = last < today ? last : today;
  const earliest = addDays(until, 1 - MOST_COMPARED_DAYS);
  const from = first > earliest ? first : earliest;
  if (from > until || (shown.first <= from && until <= shown.last)) return null;
  return <Link to={addressOf({ choice: { kind: 'days', first: from, last: until } })}>{words.showDays}</Link>;
}
