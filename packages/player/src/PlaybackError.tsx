import { LABELS } from './controls/labels.ts';
import css from './PlaybackError.module.css';
import { useConnection } from './use-connection.ts';

/** Shown when playback has ended for good, with a retry button. When the connection returns, it retries by itself. */
export function PlaybackError({ retry }: { retry: () => void }) {
  const isOffline = useConnection(retry);
  return (
    <div className={css.failed} role="alert">
      <p className={css.title}>{isOffline ? LABELS.offline : LABELS.failed}</p>
      <p>{isOffline ? LABELS.offlineHint : LABELS.failedHint}</p>
      <button type="button" onClick={retry}>
        {LABELS.retry}
      </button>
    </div>
  );
}
