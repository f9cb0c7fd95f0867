import buttons from '../../../design/Button.module.css';
import { Section } from '../../../design/Section.tsx';
import { useScreenWords } from '../../../messages/use-screen-words.ts';
import type { PartProps } from '../Editor.tsx';
import { type ConditionForm, EMPTY_CONDITION } from '../form.ts';
import styles from './AudiencePart.module.css';
import { AudienceSize } from './AudienceSize.tsx';
import { ConditionFields } from './ConditionFields.tsx';

/** Audience: conditions that must all hold, and its estimated size. */
export function AudiencePart({ form, change }: PartProps) {
  const words = useScreenWords().experimentEditor.audience;
  const { audience } = form;
  const put = (at: number, fields: Partial<ConditionForm>) =>
    change({ audience: audience.map((one, i) => (i === at ? { ...one, ...fields } : one)) });
  return (
    <Section title={words.title}>
      <div className={styles.part}>
        <div className={styles.conditions}>
          {audience.length === 0 && <p className={styles.everybody}>{words.everybody}</p>}
          <ol>
            {audience.map((condition, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no id
              <li key={i} className={styles.condition}>
                <ConditionFields condition={condition} onChange={(fields) => put(i, fields)} />
                <button
                  type="button"
                  className={buttons.plain}
                  onClick={() => change({ audience: audience.filter((_, other) => other !== i) })}
                >
                  {words.remove}
                </button>
              </li>
            ))}
          </ol>
          <button
            type="button"
            className={buttons.plain}
            disabled={audience.length >= 20}
            onClick={() => change({ audience: [...audience, EMPTY_CONDITION] })}
          >
            {words.add}
          </button>
        </div>
        <AudienceSize form={form} />
      </div>
    </Section>
  );
}
