import type { Draft } from './session-state.ts';

export function log(s: Draft, text: string, level: 'error' | 'warn' = 'error'): void {
  s.outputs.push({ type: 'log', level, text });
}

/** Session id: milliseconds since 1970, then an integer below 10⁹. */
export function newSessionId(s: Draft): string {
  s.seed = (Math.imul(s.seed, 1664525) + 1013904223) >>> 0;
  return `${s.nowMs}${s.seed % 1e9}`;
}
