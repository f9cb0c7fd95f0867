import buttons from '../design/Button.module.css';
import { useWords } from '../messages/language.ts';
import { Empty } from '../states/Empty.tsx';
import styles from './Opening.module.css';

/** Shown after an unexpected error. */
export function ScreenError() {
  const words = useWords().problem;
  return (
    <div className={styles.opening} role="alert">
      <Empty what={words.broken} advice={words.brokenAdvice}>
        <button type="button" className={buttons.primary} onClick={() => location.reload()}>
          {words.reload}
        </button>
      </Empty>
    </div>
  );
}
