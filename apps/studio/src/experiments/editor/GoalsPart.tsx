import buttons from '../../design/Button.module.css';
import { Section } from '../../design/Section.tsx';
import { TextField } from '../../forms/Field.tsx';
import { Select } from '../../forms/Select.tsx';
import { Tick } from '../../forms/Tick.tsx';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import type { PartProps } from './Editor.tsx';
import { EMPTY_GOAL, type GoalForm } from './form.ts';
import styles from './parts.module.css';

/** Goals of the results; the first decides. */
export function GoalsPart({ form, change }: PartProps) {
  const words = useScreenWords().experimentEditor.goals;
  const { goals } = form;
  const put = (at: number, fields: Partial<GoalForm>) =>
    change({ goals: goals.map((goal, i) => (i === at ? { ...goal, ...fields } : goal)) });
  return (
    <Section title={words.title} aside={words.first}>
      <ol>
        {goals.map((goal, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id
          <li key={i} className={styles.item}>
            <Select
              label={words.metric}
              value={goal.metric}
              options={words.metrics}
              onChange={(metric) => put(i, { metric })}
            />
            {goal.metric === 'event' && (
              <TextField label={words.event} value={goal.event} onChange={(event) => put(i, { event })} />
            )}
            {(goal.metric === 'click' || goal.metric === 'custom') && (
              <TextField label={words.name} value={goal.name} onChange={(name) => put(i, { name })} />
            )}
            {goal.metric === 'custom' && (
              <Select label={words.as} value={goal.as} options={words.ways} onChange={(as) => put(i, { as })} />
            )}
            {goals.length > 1 && (
              <button
                type="button"
                className={`${buttons.plain} ${styles.remove}`}
                onClick={() => change({ goals: goals.filter((_, other) => other !== i) })}
              >
                {words.remove}
              </button>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.grid}>
        <div className={styles.wide}>
          <button
            type="button"
            className={buttons.plain}
            disabled={goals.length >= 10}
            onClick={() => change({ goals: [...goals, EMPTY_GOAL] })}
          >
            {words.add}
          </button>
        </div>
        <TextField
          label={words.days}
          inputMode="numeric"
          value={form.outcomeDays}
          onChange={(outcomeDays) => change({ outcomeDays })}
        />
        <div className={styles.wide}>
          <Tick label={words.isAA} isOn={form.isAA} onChange={(isAA) => change({ isAA })} />
        </div>
      </div>
    </Section>
  );
}
