import { type ReactNode, useLayoutEffect } from 'react';
import { replayEarlyPress } from './replay-early-press.ts';

/** Around the whole site: what was pressed before React had it is pressed again. */
export function ReplayEarlyPress({ children }: { children: ReactNode }) {
  useLayoutEffect(() => replayEarlyPress(window), []);
  return children;
}
