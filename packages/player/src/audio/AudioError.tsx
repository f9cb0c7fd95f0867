import { LABELS } from '../controls/labels.ts';
import { useConnection } from '../use-connection.ts';
import css from './AudioPlayer.module.css';

/**
 * Shown in place of the controls when playback has ended for good. When the connection returns, it retries by itself.
 */
export function AudioError({ retry }: { retry: () => void }) {
  const isOffline = useConnection(retry);
  return (
    <div className={css.failed} role="alert">
      <p>{isOffline ? LABELS.offline : LABELS.failed}.</p>
      <button type="button" onClick={retry}>
        {LABELS.retry}
      </button>
    </div>
  );
}
