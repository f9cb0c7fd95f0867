import type { RequestError } from '../api/request.ts';
import buttons from '../design/Button.module.css';
import type { Messages } from '../messages/catalan.ts';
import { useWords } from '../messages/language.ts';
import styles from './states.module.css';

function textOf(error: RequestError, words: Messages['problem']): { what: string; way: string } {
  switch (error.kind) {
    case 'offline':
      return { what: words.offline, way: words.offlineWay };
    case 'refused':
      if (error.code === 'tooMuch') return { what: words.tooMuch, way: words.tooMuchWay };
      return { what: words.refused, way: words.refusedWay(error.status) };
    case 'signedOut':
    case 'unreadable':
      return { what: words.unreadable, way: words.unreadableWay };
  }
}

/** Error message with a retry. */
export function Problem({ error, onRetry }: { error: RequestError; onRetry: () => void }) {
  const words = useWords().problem;
  const { what, way } = textOf(error, words);
  return (
    <div className={styles.state} role="alert">
      <p className={styles.what}>{what}</p>
      <p className={styles.way}>{way}</p>
      {error.kind === 'refused' && error.requestId && (
        <p className={styles.reference}>{words.reference(error.requestId)}</p>
      )}
      <button type="button" className={buttons.plain} onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
}
