/** For tests: a rules engine with a choice of consent, and actions that are logged. */
import type { ConsentChoice } from '@sintonia/wire';
import { vi } from 'vitest';
import { aPageContext, rulePorts } from '../../testing/an-occurrence.ts';
import type { Action, Rule } from '../rule.ts';
import { createRuleEngine, type RuleStepReport } from '../rule-engine.ts';

export const YES: ConsentChoice = { analytics: true, audience: true, personalisation: true };
export const NO: ConsentChoice = { analytics: false, audience: false, personalisation: false };

/** An engine with a log of its actions. */
export function anEngine(rules: readonly Rule[], first: ConsentChoice | null = YES) {
  let choice = first;
  const listeners: (() => void)[] = [];
  const logged: string[] = [];
  const decisions: RuleStepReport[] = [];
  const queue = { add: vi.fn(), addExempt: vi.fn() };
  const engine = createRuleEngine(() => rules, {
    ...rulePorts(),
    consent: {
      choice: () => choice,
      status: () => (choice === null ? 'unknown' : choice.analytics ? 'in' : 'out'),
      onChange: (listener) => {
        listeners.push(() => choice && listener(choice, true));
        return () => undefined;
      },
    },
    hits: queue,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    log: (rule, error) => logged.push(`${rule}: ${error instanceof Error ? error.message : error}`),
    onRuleStep: (decision) => decisions.push(decision),
  });
  return {
    fire: (event: Rule['events'][number] = 'routeChanged', path = '/') => engine.fire(event, () => aPageContext(path)),
    leave: engine.leave,
    choose: (next: ConsentChoice) => {
      choice = next;
      for (const listener of listeners) listener();
    },
    queue,
    logged,
    decisions,
  };
}

export const aRule = (name: string, actions: readonly Action[], over: Partial<Rule> = {}): Rule => ({
  name,
  events: ['routeChanged'],
  actions,
  ...over,
});
export function aLog() {
  const done: string[] = [];
  return { done, does: (name: string): Action => ({ name, run: () => void done.push(name) }) };
}
export const after = (ms: number, done: () => void): Action => ({
  name: `after ${ms}`,
  run: () => new Promise<void>((resolve) => setTimeout(resolve, ms)).then(done),
});
export const never: Action = { name: 'never', run: () => new Promise(() => undefined) };
