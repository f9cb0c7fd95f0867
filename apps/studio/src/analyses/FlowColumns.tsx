import type { FlowAnswer } from '@sintonia/contracts';
import { useState } from 'react';
import { useFormats } from '../messages/language.ts';
import { useCompletenessText } from '../states/DataCompleteness.tsx';
import { TableTools } from '../tables/TableTools.tsx';
import type { AnalysisFigure } from './AnalysisSheet.tsx';
import styles from './Flow.module.css';
import { OpenedAnalysis } from './OpenedAnalysis.tsx';
import { useAnalysisWords } from './use-analysis-words.ts';

type Step = FlowAnswer['after'][number];

/** A column for each step before and after; a name makes it the middle, a figure opens its rows. */
export function FlowColumns({
  answer,
  query,
  onChoose,
}: {
  answer: FlowAnswer;
  query: { value: string };
  onChoose: (value: string) => void;
}) {
  const words = useAnalysisWords();
  const formats = useFormats();
  const say = useCompletenessText();
  const [opened, setOpened] = useState<AnalysisFigure | null>(null);
  const open = (step: number, value: string | null, text: string, count: number) =>
    setOpened({
      title: text,
      value: formats.count(count),
      sentence: words.flow.sentence(words.flow.place(step), query.value),
      path: 'flow/rows',
      body: { query, step, value },
    });
  const before = [...answer.before].sort((one, other) => one.step - other.step);
  const column = (step: Step) => (
    <Column key={step.step} step={step} times={answer.times} onOpen={open} onChoose={onChoose} />
  );
  return (
    <>
      <div className={styles.columns}>
        {before.map(column)}
        <section className={styles.middle} aria-label={query.value}>
          <h2>{query.value}</h2>
          <button type="button" aria-haspopup="dialog" onClick={() => open(0, query.value, query.value, answer.times)}>
            <data value={answer.times}>{formats.count(answer.times)}</data>
            <span>{words.flow.times}</span>
          </button>
        </section>
        {answer.after.map(column)}
      </div>
      <TableTools
        name={query.value}
        cells={() => [
          [words.flow.steps, words.flow.by, words.flow.times],
          ...[...before, ...answer.after].flatMap(({ step, none, values }) => [
            ...values.map(({ value, count }) => [words.flow.place(step), value, count]),
            [words.flow.place(step), step < 0 ? words.flow.entered : words.flow.left, none],
          ]),
        ]}
      />
      <p className={styles.basis}>{say(answer.basis)}</p>
      {opened && <OpenedAnalysis figure={opened} basis={answer.basis} onClose={() => setOpened(null)} />}
    </>
  );
}

function Column({
  step: { step, none, valueCount, values },
  times,
  onOpen,
  onChoose,
}: {
  step: Step;
  times: number;
  onOpen: (step: number, value: string | null, text: string, count: number) => void;
  onChoose: (value: string) => void;
}) {
  const words = useAnalysisWords();
  const formats = useFormats();
  const hidden = valueCount - values.length;
  const ended = step < 0 ? words.flow.entered : words.flow.left;
  const rows = [
    ...values.map(({ value, count }) => ({ value: value as string | null, count })),
    ...(none > 0 ? [{ value: null, count: none }] : []),
  ].sort((one, other) => other.count - one.count);
  return (
    <section className={styles.column} aria-label={words.flow.place(step)}>
      <h2>{words.flow.place(step)}</h2>
      <ul>
        {rows.map(({ value, count }) => {
          const text = value === null ? ended : value === '' ? words.noValue : value;
          return (
            <li key={value ?? 0} className={value === null ? styles.ended : undefined}>
              <span className={styles.bar} style={{ width: `${(count / times) * 100}%` }} />
              {value ? (
                <button type="button" className={styles.name} title={text} onClick={() => onChoose(value)}>
                  {text}
                </button>
              ) : (
                <span className={styles.name}>{text}</span>
              )}
              <button
                type="button"
                className={styles.count}
                aria-haspopup="dialog"
                aria-label={words.flow.open(text, formats.count(count), formats.share(count, times))}
                onClick={() => onOpen(step, value, text, count)}
              >
                {formats.share(count, times)}
              </button>
            </li>
          );
        })}
      </ul>
      {hidden > 0 && <p className={styles.hidden}>{words.flow.others(formats.count(hidden))}</p>}
    </section>
  );
}
