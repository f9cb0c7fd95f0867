/**
 * Looks the same thing up once for the requests that a page sends at the same time. A request joins a look-up that has not
 * begun, never one that has: what it learns is no older than itself.
 *
 * @param keyOf equal for inputs with the same result
 */
export function shareLookUps<Input, T>(
  keyOf: (input: Input) => string,
  lookUp: (input: Input) => Promise<T>,
): (input: Input) => Promise<T> {
  /** By key, and by key what begins when those end. */
  const running = new Map<string, Promise<T>>();
  const next = new Map<string, Promise<T>>();

  const begin = (key: string, input: Input): Promise<T> => {
    const found = lookUp(input).finally(() => {
      if (running.get(key) === found) running.delete(key);
    });
    running.set(key, found);
    return found;
  };

  return (input) => {
    const key = keyOf(input);
    const before = running.get(key);
    if (!before) return begin(key, input);
    const waiting = next.get(key);
    if (waiting) return waiting;
    const beginNext = () => {
      next.delete(key);
      return begin(key, input);
    };
    const joined = before.then(beginNext, beginNext);
    next.set(key, joined);
    return joined;
  };
}
