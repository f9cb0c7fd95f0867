/**
 * Result of `work`, or `otherwise` when it takes longer than this or fails; `onFallback` learns whether it was late. Never
 * rejects.
 */
export function withTimeout<T>(
  work: Promise<T>,
  timeoutMs: number,
  otherwise: T,
  onFallback?: (isLate: boolean) => void,
): Promise<T> {
  return new Promise((resolve) => {
    const giveUp = (isLate: boolean) => {
      onFallback?.(isLate);
      resolve(otherwise);
    };
    const timer = setTimeout(giveUp, timeoutMs, true);
    work.then(resolve, () => giveUp(false)).finally(() => clearTimeout(timer));
  });
}
