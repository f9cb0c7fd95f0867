import type { Consent } from './consent.ts';

/** How many things wait for a choice at most; the newest are given up, since a visit's beginning says most. */
export const MOST_WAITING = 100;

export interface GateExits<T> {
  /** The visitor agreed. */
  allowed(item: T): void;
  /** The visitor refused. */
  refused(item: T): void;
}

/**
 * C-06, C-07: lets things out by the visitor's choice. Before there is one they wait in memory; they leave in
 * their order when it comes.
 */
export function createGate<T>(consent: Pick<Consent, 'status' | 'onChange'>, exits: GateExits<T>): (item: T) => void {
  const waiting: T[] = [];
  const pass = (item: T) => {
    const status = consent.status();
    if (status === 'in') exits.allowed(item);
    else if (status === 'out') exits.refused(item);
    else if (waiting.length < MOST_WAITING) waiting.push(item);
  };
  consent.onChange(() => {
    for (const item of waiting.splice(0)) pass(item);
  });
  return pass;
}
