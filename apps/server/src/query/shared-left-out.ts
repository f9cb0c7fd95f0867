/** Counts what is left out once for queries at the same time: those of a screen have the same suite and period. */
import { type LeftOut, type ReadLeftOut, readLeftOut } from './left-out.ts';

/** A count is shared while it is read and never kept: later answers count again, as new as their rows. */
export function createSharedLeftOut(read: ReadLeftOut = readLeftOut): ReadLeftOut {
  const reading = new Map<string, Promise<LeftOut>>();
  return (ask, sources) => {
    const { suite, fromMs, toMs } = sources.hits;
    const key = JSON.stringify([suite, fromMs, toMs]);
    const known = reading.get(key);
    if (known) return known;
    const counts = read(ask, sources).finally(() => reading.delete(key));
    reading.set(key, counts);
    return counts;
  };
}
