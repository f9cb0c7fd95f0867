import type { ActivityState } from '@sintonia/contracts';
import { useWords } from '../../messages/language.ts';
import styles from './StateMark.module.css';

/** How an activity stands: a word, and a dot that says the same to the eye. */
export function StateMark({ state }: { state: ActivityState }) {
  const words = useWords().experiments.states;
  return (
    <p className={styles.mark} data-state={state}>
      <span className={styles.dot} aria-hidden="true" />
      {words[state]}
    </p>
  );
}
