import { useEffect, useState } from 'react';

const EVERY_MS = 20_000;

/** The server's time in the first render, so that hydration matches; then the clock, in milliseconds since 1970. */
export function useNow(renderedAtMs: number): number {
  const [nowMs, setNowMs] = useState(renderedAtMs);
  useEffect(() => {
    const tick = () => setNowMs(Date.now());
    tick();
    const timer = setInterval(tick, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
