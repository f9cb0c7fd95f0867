/** T-14: replays a visit under another choice of consent, or by other rules, before they are published. */
import { encodeHit, type Hit } from '@sintonia/wire';
import { evaluate, type RuleStep } from './evaluate.ts';
import { outcomeOf, type RecordedEvent, type RecordedRule } from './record-visit.ts';
import type { Occurrence, Rule, RulePorts, RuleSet } from './rule.ts';

export interface Replayed {
  rules: Pick<RuleSet, 'rules'>;
  choice: ReturnType<RulePorts['choice']>;
  settings: RulePorts['settings'];
  element: RulePorts['element'];
}

/** Pending answers time out, as on a page. */
const TIMEOUT_MS = 2_000;

async function settle(answer: PromiseLike<unknown>): Promise<unknown> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

/** Actions that change the page are listed and not run: a replay changes nothing. */
const harmless = (rule: Rule): Rule => ({
  ...rule,
  actions: rule.actions.map((action) => (action.touchesPage ? { ...action, run: () => undefined } : action)),
});

async function decide(rule: Rule, occurrence: Occurrence, replayed: Replayed): Promise<RecordedRule> {
  const steps: RuleStep[] = [];
  const requests: RecordedRule['requests'][number][] = [];
  const collectHit = (hit: Hit) => requests.push({ url: '', query: encodeHit(hit) });
  const evaluation = evaluate(harmless(rule), occurrence, {
    settings: replayed.settings,
    element: replayed.element,
    choice: () => replayed.choice,
    send: collectHit,
    sendExempt: collectHit,
    identify: () => undefined,
    trigger: () => undefined,
  });
  for (let next = evaluation.next(); !next.done; ) {
    const { value } = next;
    if (value.step === 'awaits') {
      next = await settle(value.answer).then(
        (answer) => evaluation.next(answer),
        (error) => evaluation.throw(error),
      );
      continue;
    }
    steps.push(value);
    if (value.step === 'waits') break;
    next = evaluation.next();
  }
  return { rule: rule.name, steps, requests };
}

/**
 * Replays every occurrence of a visit, with each rule in its order. Nothing is sent and nothing on the page is changed.
 */
export async function replayVisit(occurrences: readonly Occurrence[], replayed: Replayed): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (const recorded of occurrences) {
    const occurrence: Occurrence = { ...recorded, counted: new Set() };
    const decisions: RecordedRule[] = [];
    for (const rule of replayed.rules.rules) {
      if (rule.events.includes(occurrence.event)) decisions.push(await decide(rule, occurrence, replayed));
    }
    events.push({ occurrence, decisions });
  }
  return events;
}

/** A rule with another outcome on one occurrence; null where it does not listen, or does not exist. */
export interface Difference {
  readonly occurrence: Occurrence;
  readonly rule: string;
  readonly before: RecordedRule | null;
  readonly after: RecordedRule | null;
}

const same = (a: RecordedRule | undefined, b: RecordedRule | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  outcomeOf(a) === outcomeOf(b) &&
  a.requests.map(({ query }) => query).join() === b.requests.map(({ query }) => query).join();

/** Differences between two replays of one visit, in its order. */
export const differences = (before: readonly RecordedEvent[], after: readonly RecordedEvent[]): Difference[] =>
  before.flatMap(({ occurrence, decisions }, at) => {
    const others = after[at]?.decisions ?? [];
    const rules = new Set([...decisions, ...others].map(({ rule }) => rule));
    return [...rules].flatMap((rule) => {
      const [one, other] = [decisions, others].map((list) => list.find((decision) => decision.rule === rule));
      return same(one, other) ? [] : [{ occurrence, rule, before: one ?? null, after: other ?? null }];
    });
  });
