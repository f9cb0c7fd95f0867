import { ActivityKind } from '@sintonia/contracts';
import { Choice } from '../../design/Choice.tsx';
import { Section } from '../../design/Section.tsx';
import { TextField } from '../../forms/Field.tsx';
import { TextArea } from '../../forms/TextArea.tsx';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import type { PartProps } from './Editor.tsx';
import { withKind } from './form.ts';
import styles from './parts.module.css';

/** Name, hypothesis, kind and owner. */
export function WhatPart({ form, change }: PartProps) {
  const { experimentEditor: editor, experiments } = useScreenWords();
  const words = editor.what;
  return (
    <Section title={words.title}>
      <div className={styles.grid}>
        <TextField label={words.name} value={form.name} onChange={(name) => change({ name })} />
        <TextField label={words.owner} type="email" value={form.owner} onChange={(owner) => change({ owner })} />
        <div className={styles.wide}>
          <TextArea
            label={words.hypothesis}
            why={words.hypothesisWhy}
            rows={2}
            value={form.hypothesis}
            onChange={(hypothesis) => change({ hypothesis })}
          />
        </div>
        <div className={`${styles.wide} ${styles.kinds}`}>
          <Choice
            legend={words.kind}
            options={ActivityKind.options.map((value) => ({ value, label: experiments.kinds[value] }))}
            value={form.kind}
            onChange={(kind) => change(withKind(form, kind, editor.variants.first))}
          />
          <p className={styles.kindWhy}>{experiments.kindsWhy[form.kind]}</p>
        </div>
      </div>
    </Section>
  );
}
