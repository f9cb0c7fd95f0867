import type { ParallelFiguresTaken } from '@sintonia/contracts';
import { useId, useState } from 'react';
import type { RequestError } from '../api/request.ts';
import buttons from '../design/Button.module.css';
import { Section } from '../design/Section.tsx';
import { useFormats } from '../messages/language.ts';
import { useScreenWords } from '../messages/use-screen-words.ts';
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

function Imported({ imported: { taken, refused } }: { imported: ParallelFiguresTaken }) {
  const words = useScreenWords().parallelRun;
  const formats = useFormats();
  return (
    <>
      <p className={styles.imported}>{words.imported(formats.count(taken))}</p>
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
