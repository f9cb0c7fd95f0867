import { describe, expect, test, vi } from 'vitest';
import { anOccurrence, rulePorts } from '../testing/an-occurrence.ts';
import { condition, consentTo } from './conditions.ts';
import { evaluate } from './evaluate.ts';
import type { Action, Rule } from './rule.ts';

const does = (name: string, run: Action['run'] = () => undefined): Action => ({ name, run });
const holds = (name: string, value: unknown) => condition(name, () => value as boolean, Boolean);
const stepsOf = (rule: Pick<Rule, 'conditions' | 'actions'>, ports = rulePorts()) => [
  ...evaluate(rule, anOccurrence(), ports),
];

describe('evaluation of one rule (T-01)', () => {
  test('T-01 runs every action in order when every condition holds', () => {
    const rule = { conditions: [holds('a', true), holds('b', 7)], actions: [does('x'), does('y')] };
    expect(stepsOf(rule)).toEqual([
      { step: 'met', condition: 'a', value: true },
      { step: 'met', condition: 'b', value: 7 },
      { step: 'done', action: 'x' },
      { step: 'done', action: 'y' },
    ]);
  });

  test('T-01 T-11 stops at the first condition that does not hold, and reports its value', () => {
    const run = vi.fn();
    const last = vi.fn(() => true);
    const conditions = [holds('a', true), holds('b', ''), condition('c', last, Boolean)];
    expect(stepsOf({ conditions, actions: [does('x', run)] }).at(-1)).toEqual({
      step: 'stopped',
      condition: 'b',
      value: '',
    });
    expect(last).not.toHaveBeenCalled();
    expect(run).not.toHaveBeenCalled();
  });

  test('T-05 stops at a failing condition, and continues after a failing action', () => {
    const error = new Error('of the page');
    const fails = () => {
      throw error;
    };
    expect(stepsOf({ conditions: [condition('a', fails, Boolean)], actions: [does('x')] })).toEqual([
      { step: 'failed', part: 'a', error },
    ]);
    expect(stepsOf({ actions: [does('x', fails), does('y')] })).toEqual([
      { step: 'failed', part: 'x', error },
      { step: 'done', action: 'y' },
    ]);
  });

  test('T-01 awaits asynchronous conditions, whose answer decides', () => {
    const steps = evaluate({ conditions: [holds('a', Promise.resolve(1))], actions: [] }, anOccurrence(), rulePorts());
    expect(steps.next().value).toMatchObject({ step: 'awaits', part: 'condition' });
    expect(steps.next(0).value).toEqual({ step: 'stopped', condition: 'a', value: 0 });
    expect(steps.next().done).toBe(true);
  });

  test('C-06 waits at a condition on consent until there is a choice, and evaluates it then', () => {
    let choice = null as ReturnType<ReturnType<typeof rulePorts>['choice']>;
    const rule = { conditions: [consentTo('audience')], actions: [does('x')] };
    const steps = evaluate(rule, anOccurrence(), rulePorts({ choice: () => choice }));
    expect(steps.next().value).toEqual({ step: 'waits', condition: 'consent to audience' });
    choice = { analytics: false, audience: true, personalisation: false };
    expect(steps.next().value).toEqual({ step: 'met', condition: 'consent to audience', value: true });
  });
});
