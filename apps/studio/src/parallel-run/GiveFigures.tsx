import type { ParallelFiguresTaken } from '@sintonia/contracts';
import { useId, useState } from 'react';
import type { RequestError } from '../api/request.ts';
import buttons from '../design/Button.module.css';
import { Section } from '../design/Section.tsx';
import { useFormats } from '../messages/language.ts';
import { useScreenWords } from '../messages/use-screen-words.ts';
import { useMayChange } from '../session/session-context.ts';
import { Problem } from '../states/Problem.tsx';
import { giveFigures } from './fetch-parallel-run.ts';
import styles from './GiveFigures.module.css';

/** Imports an export of the other server's daily figures. */
export function GiveFigures({ suite, onGiven }: { suite: string | null; onGiven: () => void }) {
  const words = useScreenWords().parallelRun;
  const id = useId();
  const mayGive = useMayChange();
  const [isGiving, setGiving] = useState(false);
  const [taken, setTaken] = useState<ParallelFiguresTaken | null>(null);
  const [refused, setRefused] = useState<RequestError | null>(null);

  const give = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    setGiving(true);
    const answer = await giveFigures(await file.text(), suite);
    input.value = ''; // allows choosing the same file again
    setGiving(false);
    setTaken(answer.ok ? answer.value : null);
    setRefused(answer.ok ? null : answer.error);
    if (answer.ok) onGiven();
  };
  return (
    <Section title={words.give}>
      <p className={styles.how} id={`${id}-how`}>
        {words.giveHow}
      </p>
      <pre className={styles.example}>{words.example}</pre>
      {mayGive ? (
        <p className={styles.file}>
          <input
            id={id}
            type="file"
            className="heard"
            accept=".csv,text/csv"
            aria-describedby={`${id}-how`}
            disabled={isGiving}
            onChange={(event) => void give(event.currentTarget)}
          />
          <label htmlFor={id} className={buttons.primary}>
            {words.file}
          </label>
        </p>
      ) : (
        <p className={styles.how}>{words.mayNotGive}</p>
      )}
      <div role="status">{taken && <Taken taken={taken} />}</div>
      {refused && <Problem error={refused} onRetry={() => setRefused(null)} />}
    </Section>
  );
}

function Taken({ taken: { taken, refused } }: { taken: ParallelFiguresTaken }) {
  const words = useScreenWords().parallelRun;
  const formats = useFormats();
  return (
    <>
      <p className={styles.taken}>{words.taken(formats.count(taken))}</p>
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
