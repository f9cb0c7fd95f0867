import { Before } from '../figures/Before.tsx';
import { useFormats } from '../messages/language.ts';
import { useValueText } from '../query/use-value-text.ts';
import styles from './Flow.module.css';
import { countOf, type Step } from './flow-steps.ts';
import { useAnalysisWords } from './use-analysis-words.ts';

export function Column({
  dimension,
  step: { step, none, valueCount, values },
  times,
  earlier,
  onOpen,
  onMenu,
}: {
  /** Dimension of the values. */
  dimension: string;
  step: Step;
  times: number;
  /** The same step of the comparison period, and how often its middle occurred. */
  earlier: { times: number; step: Step | null } | null;
  onOpen: (step: number, value: string | null) => void;
  /** @param button that was pressed */
  onMenu: (value: string, button: HTMLElement) => void;
}) {
  const words = useAnalysisWords();
  const formats = useFormats();
  const textOf = useValueText();
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
          const then = earlier && countOf(earlier.step, value);
          const text = value === null ? ended : value === '' ? words.noValue : textOf(dimension, value);
          return (
            <li
              key={value ?? 0}
              className={value === null ? styles.ended : undefined}
              data-share={times > 0 ? count / times : 0}
              data-end={value === null}
            >
              <span className={styles.bar} style={{ width: `${(count / times) * 100}%` }} />
              {value ? (
                <button
                  type="button"
                  className={styles.name}
                  title={value}
                  aria-haspopup="dialog"
                  onClick={(event) => onMenu(value, event.currentTarget)}
                >
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
                onClick={() => onOpen(step, value)}
              >
                {formats.share(count, times)}
              </button>
              {earlier !== null && then !== null && (
                <span className={styles.before}>
                  <Before now={count / times} before={earlier.times === 0 ? 0 : then / earlier.times} of="share" />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {hidden > 0 && <p className={styles.hidden}>{words.flow.others(formats.count(hidden))}</p>}
    </section>
  );
}
