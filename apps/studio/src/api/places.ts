/** A number of places: work that finds none waits, in order. */
export interface Places {
  /** Rejects like the work, and when `signal` is aborted before it has a place. */
  use<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

export function createPlaces(count: number): Places {
  let free = count;
  const waiting: (() => void)[] = [];
  const wait = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const take = () => resolve();
      waiting.push(take);
      const leave = () => {
        const at = waiting.indexOf(take);
        if (at >= 0) waiting.splice(at, 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
    });
  return {
    use: async (work, signal) => {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else await wait(signal); // whoever ends hands its place over
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
