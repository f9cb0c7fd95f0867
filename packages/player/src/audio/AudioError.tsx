import { LABELS } from '../controls/labels.ts';
import { useConnection } from '../use-connection.ts';
import css from './AudioPlayer.module.css';

/** In place of the controls when the playing has ended for good. With the connection it comes back by itself. */
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
