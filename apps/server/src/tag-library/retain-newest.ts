import { remember } from '../memory/remember.ts';

/** Caches the last few non-null answers. */
export function retainNewest<Given, Value>(
  most: number,
  keyOf: (given: Given) => string,
  read: (given: Given) => Promise<Value | null>,
): (given: Given) => Promise<Value | null> {
  const kept = new Map<string, Value>();
  return async (given) => {
    const key = keyOf(given);
    const value = kept.get(key) ?? (await read(given));
    if (value === null) return null;
    remember(kept, key, value, most);
    return value;
  };
}
