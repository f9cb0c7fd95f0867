import type { HitQueue, OnRequest } from '../analytics/hit-queue.ts';
import type { Consent } from '../consent/consent.ts';
import { createGate } from '../consent/gate.ts';
import { type Awaited, evaluate, type RuleStep } from './evaluate.ts';
import type { Occurrence, Rule, RuleEvent, RulePorts } from './rule.ts';
import { timedOut } from './rule-errors.ts';
import { RULE_TIMEOUT_MS } from './rule-limits.ts';

/** T-11: a step of a rule's decision, or the request that followed from it. */
export type Decision = { readonly rule: string; readonly occurrence: Occurrence } & (
  | RuleStep
  | { readonly step: 'request'; readonly url: string; readonly query: string }
);

export interface EnginePorts extends Omit<RulePorts, 'send' | 'sendExempt'> {
  consent: Pick<Consent, 'status' | 'onChange'>;
  hits: Pick<HitQueue, 'add' | 'addExempt'>;
  wait(ms: number): Promise<unknown>;
  /** A failure, for the console. */
  log(rule: string, error: unknown): void;
  /** Hears every decision; without one, nothing is kept. */
  onDecision?: ((decision: Decision) => void) | undefined;
}

export interface RuleEngine {
  /** @param moment asked only when a rule listens to the event */
  fire(event: RuleEvent, moment: () => Occurrence['moment'], detail?: unknown): void;
  /** The page goes away: nothing slow is waited for any more, and what stood behind it is done now. */
  leave(): void;
}

interface Job {
  readonly rule: Rule;
  readonly occurrence: Occurrence;
  readonly steps: Generator<RuleStep | Awaited, void, unknown>;
}

/**
 * T-01: runs rules one after another, in their order and that of the events. What needs no answer is done before
 * `fire` returns. A rule that waits for the visitor's choice lets the others pass, and follows in its turn (C-06).
 */
export function createRuleEngine(
  rules: readonly Rule[],
  { consent, wait, log, onDecision, hits, ...ports }: EnginePorts,
): RuleEngine {
  const jobs: Job[] = [];
  /** The one whose answer everything else waits for. */
  let slow: Job | undefined;
  /** An action that fires an event does not overtake itself. */
  let isRunning = false;

  const tell = ({ rule: { name: rule }, occurrence }: Job, step: RuleStep) => {
    onDecision?.({ ...step, rule, occurrence });
    if (step.step === 'failed') log(rule, step.error);
  };

  const waitFor = (job: Job, { part, answer }: Awaited) => {
    slow = job;
    const goOn = (step: () => IteratorResult<RuleStep | Awaited, void>) => {
      if (slow !== job) return;
      slow = undefined;
      advance(job, step);
      runAll();
    };
    const tooLate = wait(RULE_TIMEOUT_MS).then(() => Promise.reject(timedOut(part, RULE_TIMEOUT_MS)));
    Promise.race([answer, tooLate]).then(
      (value) => goOn(() => job.steps.next(value)),
      (error) => goOn(() => job.steps.throw(error)),
    );
  };

  function advance(job: Job, step: () => IteratorResult<RuleStep | Awaited, void>) {
    for (let { value, done } = step(); !done && value; { value, done } = job.steps.next()) {
      if (value.step === 'awaits') return waitFor(job, value);
      tell(job, value);
      if (value.step === 'waits') return whenChosen(job);
    }
  }

  function runAll() {
    if (isRunning) return;
    isRunning = true;
    for (let job = slow ? undefined : jobs.shift(); job; job = slow ? undefined : jobs.shift()) {
      const { steps } = job;
      advance(job, () => steps.next());
    }
    isRunning = false;
  }

  const queue = (job: Job) => {
    jobs.push(job);
    runAll();
  };
  const whenChosen = createGate<Job>(consent, { allowed: queue, refused: queue });

  return {
    fire: (event, moment, detail) => {
      const listening = rules.filter(({ events }) => events.includes(event));
      if (!listening[0]) return;
      const occurrence: Occurrence = { event, moment: moment(), detail, counted: new Set() };
      for (const rule of listening) {
        const onRequest: OnRequest | undefined =
          onDecision && ((url, query) => onDecision({ step: 'request', url, query, rule: rule.name, occurrence }));
        const steps = evaluate(rule, occurrence, {
          ...ports,
          send: (hit) => hits.add(hit, onRequest),
          sendExempt: (hit) => hits.addExempt(hit, onRequest),
        });
        jobs.push({ rule, occurrence, steps });
      }
      runAll();
    },
    leave: () => {
      while (slow) {
        slow = undefined;
        runAll();
      }
    },
  };
}
