import type { RuleStepReport } from '@sintonia/tag/rules';

/** Requested in the address, then kept for the lifetime of the browser tab. */
const PARAMETER = 'inspector';

export interface RuleStepTap {
  onRuleStep(report: RuleStepReport): void;
  /** Passes recorded steps to the listener, then new ones. */
  forwardTo(listener: (report: RuleStepReport) => void): void;
}

/** Undefined where the browser forbids storage, for example in a third-party frame. */
function storageOf(window: Pick<Window, 'sessionStorage'>): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** T-11: records the steps of the rules from the first event on, when requested; otherwise null. */
export function ruleStepTap(window: Pick<Window, 'location' | 'sessionStorage'>): RuleStepTap | null {
  const storage = storageOf(window);
  const isRequested = new URLSearchParams(window.location.search).has(PARAMETER);
  if (!isRequested && !storage?.getItem(PARAMETER)) return null;
  const stored: RuleStepReport[] = [];
  let emit = (report: RuleStepReport): void => {
    stored.push(report);
  };
  return {
    onRuleStep: (report) => emit(report),
    forwardTo: (listener) => {
      storage?.setItem(PARAMETER, '1');
      emit = listener;
      for (const report of stored.splice(0)) listener(report);
    },
  };
}

/** Turns the inspector off for the next page of this tab. */
export const forgetInspector = (window: Pick<Window, 'sessionStorage'>): void =>
  storageOf(window)?.removeItem(PARAMETER);
