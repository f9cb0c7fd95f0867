import { useEffect, useEffectEvent, useState } from 'react';

/** True while there is no connection; calls `again` once it returns. For a player that has failed. */
export function useConnection(again: () => void): boolean {
  const [isOffline, setOffline] = useState(!navigator.onLine);
  const back = useEffectEvent(again);
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener('offline', () => setOffline(true), { signal: controller.signal });
    window.addEventListener('online', () => back(), { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return isOffline;
}
