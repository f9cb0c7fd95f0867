/** The value; `late` on timeout; `broken` on an exception. A transport that ignores the signal does not block the caller. */
export async function settled<T>(
  work: Promise<T>,
  signal: AbortSignal,
  { late, broken }: { late: T; broken: T },
): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const giveUp = () => resolve(late);
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  try {
    return await Promise.race([work.catch(() => broken), promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
