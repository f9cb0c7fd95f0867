import { useMemo } from 'react';

/** The same object for as long as it is equal, as JSON: for effects and requests. */
export function useStable<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]); // cast: written above
}
