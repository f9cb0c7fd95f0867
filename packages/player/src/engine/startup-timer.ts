/** Seconds from now, the instruction to play, to the first `playing` of the element (design § 8); 0 until then. */
export function startupTimer(
  element: Pick<HTMLMediaElement, 'addEventListener' | 'removeEventListener'>,
  now: () => number,
) {
  const beganMs = now();
  let tookMs = 0;
  const arrived = () => {
    tookMs = now() - beganMs;
  };
  element.addEventListener('playing', arrived, { once: true });
  return {
    elapsedS: () => tookMs / 1000,
    stop: () => element.removeEventListener('playing', arrived),
  };
}
