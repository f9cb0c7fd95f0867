import type { ActivityState } from '@sintonia/contracts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import styles from './StateMark.module.css';

/** State of an activity: a word, with a dot of the same meaning. */
export function StateMark({ state }: { state: ActivityState }) {
  const words = useScreenWords().experiments.states;
  return (
    <p className={styles.mark} data-state={state}>
      <span className={styles.dot} aria-hidden="true" />
      {words[state]}
    </p>
  );
}
