/** T-11: a visit for the inspector: events, and the result of each rule. */
import type { RuleStep } from './evaluate.ts';
import type { Occurrence } from './rule.ts';
import type { RuleStepReport } from './rule-engine.ts';

/** A request that a rule sent. */
export interface RuleRequest {
  readonly url: string;
  readonly query: string;
}

export interface RecordedRule {
  readonly rule: string;
  readonly steps: readonly RuleStep[];
  readonly requests: readonly RuleRequest[];
}

export interface RecordedEvent {
  readonly occurrence: Occurrence;
  /** Decisions of the rules that listen to the event, in their order. */
  readonly decisions: readonly RecordedRule[];
}

export type Outcome = 'done' | 'stopped' | 'waits' | 'failed';

/** Outcome of a rule on an event: that of its last step, and failed when any action failed. */
export function outcomeOf({ steps }: Pick<RecordedRule, 'steps'>): Outcome {
  if (steps.some(({ step }) => step === 'failed')) return 'failed';
  const last = steps.at(-1)?.step;
  return last === 'stopped' || last === 'waits' ? last : 'done';
}

export interface VisitRecorder {
  /** For `createTag`. */
  onRuleStep(report: RuleStepReport): void;
  /** Oldest first; a new list after each change. */
  events(): readonly RecordedEvent[];
  onChange(listener: () => void): () => void;
}

/** Number of events kept, the newest. */
const MAX_STORED = 500;

/** @param earlier events of the tab's earlier pages */
export function recordVisit(earlier: readonly RecordedEvent[] = []): VisitRecorder {
  let events = earlier;
  const listeners = new Set<() => void>();

  const withStep = (decisions: readonly RecordedRule[], report: RuleStepReport): RecordedRule[] => {
    const { rule, occurrence: _, ...step } = report;
    const before = decisions.find((one) => one.rule === rule) ?? { rule, steps: [], requests: [] };
    const after: RecordedRule =
      step.step === 'request'
        ? { ...before, requests: [...before.requests, { url: step.url, query: step.query }] }
        : // The wait is over.
          { ...before, steps: [...before.steps.filter((one) => one.step !== 'waits'), step] };
    return decisions.includes(before) ? decisions.map((one) => (one === before ? after : one)) : [...decisions, after];
  };

  return {
    onRuleStep: (report) => {
      const { occurrence } = report;
      const at = events.findIndex((event) => event.occurrence === occurrence);
      const before = events[at] ?? { occurrence, decisions: [] };
      const after = { occurrence, decisions: withStep(before.decisions, report) };
      events = (at < 0 ? [...events, after] : events.with(at, after)).slice(-MAX_STORED);
      for (const listener of listeners) listener();
    },
    events: () => events,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
