import type { Decision } from '@sintonia/tag/rules';

/** Requested in the address, then kept for the lifetime of the browser tab. */
const PARAMETER = 'inspector';

export interface DecisionTap {
  onDecision(decision: Decision): void;
  /** Passes recorded decisions to the listener, then new ones. */
  pourInto(listener: (decision: Decision) => void): void;
}

/** Undefined where the browser forbids storage, for example in a third-party frame. */
function storageOf(window: Pick<Window, 'sessionStorage'>): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** T-11: records the decisions of the rules from the first event on, when requested; otherwise null. */
export function decisionTap(window: Pick<Window, 'location' | 'sessionStorage'>): DecisionTap | null {
  const storage = storageOf(window);
  const isRequested = new URLSearchParams(window.location.search).has(PARAMETER);
  if (!isRequested && !storage?.getItem(PARAMETER)) return null;
  const stored: Decision[] = [];
  let emit = (decision: Decision): void => {
    stored.push(decision);
  };
  return {
    onDecision: (decision) => emit(decision),
    pourInto: (listener) => {
      storage?.setItem(PARAMETER, '1');
      emit = listener;
      for (const decision of stored.splice(0)) listener(decision);
    },
  };
}

/** Turns the inspector off for the next page of this tab. */
export const forgetInspector = (window: Pick<Window, 'sessionStorage'>): void =>
  storageOf(window)?.removeItem(PARAMETER);
