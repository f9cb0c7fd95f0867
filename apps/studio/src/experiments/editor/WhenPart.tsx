import { Section } from '../../design/Section.tsx';
import { TextField } from '../../forms/Field.tsx';
import { Tick } from '../../forms/Tick.tsx';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import type { PartProps } from './Editor.tsx';
import styles from './parts.module.css';

/** Schedule, traffic, and relation to other activities. */
export function WhenPart({ form, change }: PartProps) {
  const words = useScreenWords().experimentEditor.when;
  return (
    <Section title={words.title}>
      <div className={styles.grid}>
        <TextField
          label={words.from}
          why={words.fromWhy}
          type="datetime-local"
          value={form.from}
          onChange={(from) => change({ from })}
        />
        <TextField
          label={words.to}
          why={words.toWhy}
          type="datetime-local"
          value={form.to}
          onChange={(to) => change({ to })}
        />
        <TextField
          label={words.traffic}
          why={words.trafficWhy}
          inputMode="decimal"
          value={form.trafficShare}
          onChange={(trafficShare) => change({ trafficShare })}
        />
        <TextField
          label={words.holdout}
          why={words.holdoutWhy}
          inputMode="decimal"
          value={form.holdout}
          onChange={(holdout) => change({ holdout })}
        />
        <TextField
          label={words.priority}
          why={words.priorityWhy}
          inputMode="numeric"
          value={form.priority}
          onChange={(priority) => change({ priority })}
        />
        <TextField
          label={words.group}
          why={words.groupWhy}
          value={form.exclusionGroup}
          onChange={(exclusionGroup) => change({ exclusionGroup })}
        />
        <div className={styles.wide}>
          <Tick
            label={words.secondPerson}
            why={words.secondPersonWhy}
            isOn={form.needsSecondPerson}
            onChange={(needsSecondPerson) => change({ needsSecondPerson })}
          />
        </div>
      </div>
    </Section>
  );
}
