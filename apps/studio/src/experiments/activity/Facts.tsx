import type { ActivityDetail } from '@sintonia/contracts';
import type { ReactNode } from 'react';
import { Section } from '../../design/Section.tsx';
import { useFormats } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { conditionText } from '../texts/condition-text.ts';
import { goalText } from '../texts/goal-text.ts';
import { useScheduleText } from '../texts/use-schedule-text.ts';
import styles from './Facts.module.css';

/** Settings from its creation. */
export function Facts({ activity }: { activity: ActivityDetail }) {
  const { experiments: words, experimentEditor: editor } = useScreenWords();
  const formats = useFormats();
  const schedule = useScheduleText()(activity.schedule);
  const { detail } = words;
  const share = (part: number) => formats.chosenShare(part / 10_000);
  return (
    <Section title={detail.what}>
      <dl className={styles.facts}>
        <Fact name={detail.hypothesis}>{activity.hypothesis || detail.noHypothesis}</Fact>
        <Fact name={detail.pages}>
          <Lines lines={activity.place.paths} />
        </Fact>
        <Fact name={detail.audience}>
          {activity.audience.every.length === 0 ? (
            words.everybody
          ) : (
            <Lines lines={activity.audience.every.map((condition) => conditionText(condition, editor.conditions))} />
          )}
        </Fact>
        <Fact name={detail.schedule}>{schedule}</Fact>
        <Fact name={detail.traffic}>{words.trafficOf(share(activity.trafficShare))}</Fact>
        <Fact name={detail.holdout}>{activity.holdout === 0 ? detail.none : share(activity.holdout)}</Fact>
        <Fact name={detail.priority}>{formats.count(activity.priority)}</Fact>
        <Fact name={detail.group}>{activity.exclusionGroup ?? detail.none}</Fact>
        <Fact name={detail.goals}>
          <Lines
            lines={activity.goals.map((goal, i) => {
              const text = goalText(goal, words.goals);
              return i === 0 && activity.goals.length > 1 ? `${text} (${detail.goalFirst})` : text;
            })}
          />
        </Fact>
        <Fact name={detail.owner}>{activity.owner}</Fact>
        {activity.needsSecondPerson && <Fact name={detail.secondPerson}>{detail.secondPersonYes}</Fact>}
      </dl>
    </Section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
