import type { HitQueue, OnRequest } from '../analytics/hit-queue.ts';
import type { Consent } from '../consent/consent.ts';
import { type Awaited, evaluate, type RuleStep } from './evaluate.ts';
import type { Occurrence, Rule, RuleEvent, RulePorts } from './rule.ts';
import { noConsent, timedOut } from './rule-errors.ts';
import { MAX_WAITING, RULE_TIMEOUT_MS } from './rule-limits.ts';

/** T-11: a step of a rule, or the request that followed. */
export type RuleStepReport = { readonly rule: string; readonly occurrence: Occurrence } & (
  | RuleStep
  | { readonly step: 'request'; readonly url: string; readonly query: string }
);

export interface EnginePorts extends Omit<RulePorts, 'send' | 'sendExempt' | 'choice'> {
  consent: Pick<Consent, 'choice' | 'status' | 'onChange'>;
  hits: Pick<HitQueue, 'add' | 'addExempt'>;
  wait(ms: number): Promise<unknown>;
  /** Logs a failure. */
  log(rule: string, error: unknown): void;
  /** Called with every step; without it, nothing is recorded. */
  onRuleStep?: ((report: RuleStepReport) => void) | undefined;
}

export interface RuleEngine {
  /** @param context called only when a rule listens to the event */
  fire(event: RuleEvent, context: () => Occurrence['context'], detail?: unknown): void;
  /** The page is being left: neither slow steps nor a choice are awaited any longer. */
  leave(): void;
}

interface Job {
  readonly rule: Rule;
  readonly occurrence: Occurrence;
  readonly steps: Generator<RuleStep | Awaited, void, unknown>;
  again(): void;
}

function need(isAllowed: boolean): void {
  if (!isAllowed) throw noConsent();
}

/**
 * T-01: runs rules one after another, in their order and that of the events. Synchronous steps are done before `fire`
 * returns. A rule that waits for the visitor's choice does not block others, and follows in its turn (C-06).
 *
 * Every action checks the current consent. Without consent no hit has an identifier, and hits wait until the visitor
 * chooses. If the page is left first, they are sent as after a refusal (C-07).
 */
export function createRuleEngine(
  rules: () => readonly Rule[],
  { consent, wait, log, onRuleStep, hits, ...ports }: EnginePorts,
): RuleEngine {
  /** Next jobs, in order. */
  const jobs: (() => void)[] = [];
  /** Jobs that wait for the visitor's choice. */
  const waiting: (() => void)[] = [];
  /**
   * Latest job of each rule that a refusal has postponed, by name: a rule of the same name in a later rule set (T-12)
   * is the same rule.
   */
  const postponed = new Map<string, () => void>();
  /** The job whose answer everything else waits for. */
  let slow: Job | undefined;
  let isLeaving = false;
  /** Prevents re-entry: an action that fires an event finishes first. */
  let isRunning = false;

  const reportStep = ({ rule: { name: rule }, occurrence }: Job, step: RuleStep) => {
    onRuleStep?.({ ...step, rule, occurrence });
    if (step.step === 'failed') log(rule, step.error);
  };

  const waitFor = (job: Job, { part, answer }: Awaited) => {
    slow = job;
    const goOn = (how: 'next' | 'throw') => (given: unknown) => {
      if (slow !== job) return;
      slow = undefined;
      jobs.unshift(() => advance(job, how, given));
      runAll();
    };
    const tooLate = wait(RULE_TIMEOUT_MS).then(() => Promise.reject(timedOut(part)));
    Promise.race([answer, tooLate]).then(goOn('next'), goOn('throw'));
  };

  function advance(job: Job, how: 'next' | 'throw' = 'next', given?: unknown) {
    const { steps } = job;
    for (let { value, done } = steps[how](given); !done && value; { value, done } = steps.next()) {
      if (value.step === 'awaits') return waitFor(job, value);
      reportStep(job, value);
      if (value.step === 'stopped' && job.rule.isPostponed) postponed.set(job.rule.name, job.again);
      if (value.step === 'waits') {
        if (waiting.length < MAX_WAITING) waiting.push(() => advance(job));
        return;
      }
    }
  }

  function runAll() {
    if (isRunning) return;
    isRunning = true;
    try {
      while (!slow && jobs[0]) jobs.shift()?.();
    } finally {
      isRunning = false;
    }
  }

  consent.onChange(() => {
    jobs.push(...postponed.values(), ...waiting.splice(0));
    postponed.clear();
    runAll();
  });

  return {
    fire: (event, context, detail) => {
      const listening = rules().filter(({ events }) => events.includes(event));
      if (!listening[0]) return;
      const occurrence: Occurrence = { event, context: context(), detail, counted: new Set() };
      for (const rule of listening) {
        const onRequest: OnRequest | undefined =
          onRuleStep && ((url, query) => onRuleStep({ step: 'request', url, query, rule: rule.name, occurrence }));
        const steps = () =>
          evaluate(rule, occurrence, {
            ...ports,
            choice: consent.choice,
            send: (hit) => {
              need(consent.status() === 'in');
              hits.add(hit, onRequest);
            },
            sendExempt: (hit) => {
              need(isLeaving || consent.status() !== 'unknown');
              hits.addExempt(hit, onRequest);
            },
          });
        const begin = () => advance({ rule, occurrence, steps: steps(), again: begin });
        postponed.delete(rule.name);
        jobs.push(begin);
      }
      runAll();
    },
    leave: () => {
      while (slow) {
        slow = undefined;
        runAll();
      }
      isLeaving = true;
      jobs.push(...waiting.splice(0)); // their conditions find no choice, which is no consent
      runAll();
      isLeaving = false;
    },
  };
}
