import type { Occurrence, Rule, RulePorts } from './rule.ts';

/** Part of a rule that may be asynchronous. */
export type RulePart = 'condition' | 'action';

/** One step of a rule (T-11). */
export type RuleStep =
  /** Continues when the visitor has chosen. */
  | { readonly step: 'waits'; readonly condition: string }
  | { readonly step: 'met'; readonly condition: string; readonly value: unknown }
  | { readonly step: 'stopped'; readonly condition: string; readonly value: unknown }
  | { readonly step: 'done'; readonly action: string }
  | { readonly step: 'failed'; readonly part: string; readonly error: unknown };

/** A pending answer; its value is passed back to `next`, or its failure to `throw`. */
export interface Awaited {
  readonly step: 'awaits';
  readonly part: RulePart;
  readonly answer: PromiseLike<unknown>;
}

const isToCome = (answer: unknown): answer is PromiseLike<unknown> =>
  typeof (answer as Partial<PromiseLike<unknown>> | null | undefined)?.then === 'function'; // cast: any non-null value has properties

function* settled(part: RulePart, answer: unknown): Generator<Awaited, unknown, unknown> {
  return isToCome(answer) ? yield { step: 'awaits', part, answer } : answer;
}

/**
 * T-01: evaluates one rule on one occurrence, step by step. It owns no clock and no queue: the caller waits where
 * it says so. A failing condition stops the rule; after a failing action the next one follows.
 */
export function* evaluate(
  { conditions = [], actions }: Pick<Rule, 'conditions' | 'actions'>,
  occurrence: Occurrence,
  ports: RulePorts,
): Generator<RuleStep | Awaited, void, unknown> {
  for (const { name: condition, needsChoice, read, holds } of conditions) {
    if (needsChoice && !ports.choice()) yield { step: 'waits', condition };
    try {
      const value = yield* settled('condition', read(occurrence, ports));
      const isMet = holds(value as never); // cast: `condition` ties the value's type to `holds`
      yield { step: isMet ? 'met' : 'stopped', condition, value };
      if (!isMet) return;
    } catch (error) {
      yield { step: 'failed', part: condition, error };
      return;
    }
  }
  for (const { name: action, run } of actions) {
    try {
      yield* settled('action', run(occurrence, ports));
      yield { step: 'done', action };
    } catch (error) {
      yield { step: 'failed', part: action, error };
    }
  }
}
