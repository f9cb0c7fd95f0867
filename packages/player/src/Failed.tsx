import { useEffect, useEffectEvent, useState } from 'react';
import { LABELS } from './controls/labels.ts';
import css from './Failed.module.css';

/** What one sees when the playing has ended for good, and the way on. With the connection it comes back by itself. */
export function Failed({ retry }: { retry: () => void }) {
  const [isOffline, setOffline] = useState(!navigator.onLine);
  const again = useEffectEvent(retry);
  useEffect(() => {
    const heard = new AbortController();
    window.addEventListener('offline', () => setOffline(true), { signal: heard.signal });
    window.addEventListener('online', () => again(), { signal: heard.signal });
    return () => heard.abort();
  }, []);
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
