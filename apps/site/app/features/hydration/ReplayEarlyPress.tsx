import { type ReactNode, useLayoutEffect } from 'react';
import { replayEarlyPress } from './replay-early-press.ts';

/** Wraps the site: replays a press that came before hydration. */
export function ReplayEarlyPress({ children }: { children: ReactNode }) {
  useLayoutEffect(() => replayEarlyPress(window), []);
  return children;
}
