/** How long ads have delayed content. */
import type { AdInput, Wait } from './ad-state.ts';

export const waiting = (wait: Wait, nowMs: number): Wait => ({ ...wait, sinceMs: wait.sinceMs ?? nowMs });

export function waitAfter(wait: Wait, type: AdInput['type'], nowMs: number): Wait {
  if (type === 'waiting' || (type === 'play' && wait.sinceMs === null)) return waiting(wait, nowMs);
  if ((type !== 'playing' && type !== 'pause') || wait.sinceMs === null) return wait;
  return { beforeMs: wait.beforeMs + nowMs - wait.sinceMs, sinceMs: null };
}
