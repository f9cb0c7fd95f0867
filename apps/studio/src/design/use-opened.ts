import { startTransition, useCallback, useState } from 'react';

/**
 * What a press has opened, or null. The change is rendered in a transition, so that the press is painted first, however
 * large what opens is.
 */
export function useOpened<T>(): [opened: T | null, open: (next: T | null) => void] {
  const [opened, setOpened] = useState<T | null>(null);
  return [opened, useCallback((next) => startTransition(() => setOpened(next)), [])];
}
