import type { ActivityList } from '@sintonia/contracts';
import { Link } from 'react-router';
import { useFormats } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { useSuite } from '../../suite/use-suite.ts';
import { StateMark } from '../texts/StateMark.tsx';
import { useScheduleText } from '../texts/use-schedule-text.ts';
import { isPressing, warningText } from '../texts/warning-text.ts';
import styles from './ActivityRow.module.css';

/** A row of one activity; its name is the link. */
export function ActivityRow({ activity }: { activity: ActivityList[number] }) {
  const words = useScreenWords().experiments;
  const formats = useFormats();
  const { inSuite } = useSuite();
  const schedule = useScheduleText()(activity.schedule);
  const [path = '', ...more] = activity.place.paths;
  const pressing = activity.warnings.filter(isPressing);
  return (
    <li className={styles.row} data-state={activity.state}>
      <StateMark state={activity.state} />
      <div className={styles.what}>
        <h2 className={styles.name}>
          <Link to={inSuite(`/experiments/${activity.id}`)}>{activity.name}</Link>
        </h2>
        <p className={styles.note}>
          {words.kinds[activity.kind]} · <span className={styles.path}>{words.pages(path, more.length)}</span>
        </p>
        {pressing.map((warning) => (
          <p key={JSON.stringify(warning)} className={styles.warning}>
            {warningText(warning, words.warnings, formats)}
          </p>
        ))}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{words.columns.owner}</dt>
          <dd className={styles.owner}>{activity.owner}</dd>
        </div>
        <div>
          <dt>{words.columns.dates}</dt>
          <dd>{schedule}</dd>
        </div>
        <div>
          <dt>{words.columns.traffic}</dt>
          <dd>{formats.chosenShare(activity.trafficShare / 10_000)}</dd>
        </div>
      </dl>
    </li>
  );
}
