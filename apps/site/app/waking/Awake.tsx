import { type ReactNode, useLayoutEffect } from 'react';
import { pressAgain } from './press-again.ts';

/** Around the whole site: what was pressed before React had it is pressed again. */
export function Awake({ children }: { children: ReactNode }) {
  useLayoutEffect(() => pressAgain(window), []);
  return children;
}
