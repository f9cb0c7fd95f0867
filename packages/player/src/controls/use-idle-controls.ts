import { useCallback, useEffect, useState } from 'react';

/** How long the controls stay over a playing picture after the last interaction. */
const STAY_MS = 2800;

/** Controls are visible while nothing plays, and for a while after `wake()`. */
export function useIdleControls(isMoving: boolean) {
  const [shownAt, setShownAt] = useState(0);
  const [isIdle, setIdle] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must also run when `shownAt` changes, which restarts the timer
  useEffect(() => {
    setIdle(false);
    if (!isMoving) return;
    const timer = setTimeout(() => setIdle(true), STAY_MS);
    return () => clearTimeout(timer);
  }, [isMoving, shownAt]);
  const show = useCallback(() => setShownAt(Date.now()), []);
  return { areShown: !isMoving || !isIdle, show };
}
