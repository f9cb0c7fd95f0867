/** Seconds from the instruction to play (`requestedMs`) to the first `playing` of the element; 0 until then. */
export function startupTimer(
  element: Pick<HTMLMediaElement, 'addEventListener' | 'removeEventListener'>,
  requestedMs: number,
  now: () => number,
) {
  let tookMs = 0;
  const arrived = () => {
    tookMs = now() - requestedMs;
  };
  element.addEventListener('playing', arrived, { once: true });
  return {
    elapsedS: () => tookMs / 1000,
    stop: () => element.removeEventListener('playing', arrived),
  };
}
