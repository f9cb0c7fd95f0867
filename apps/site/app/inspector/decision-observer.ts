import type { Decision } from '@sintonia/tag/rules';

/** Asked for in the address, and then for as long as the browser's tab lives. */
const PARAMETER = 'inspector';

export interface DecisionTap {
  onDecision(decision: Decision): void;
  /** Hands over what there was, then what comes. */
  pourInto(listener: (decision: Decision) => void): void;
}

/** Undefined where the browser forbids storage, as in a frame of another site. */
function storageOf(window: Pick<Window, 'sessionStorage'>): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** T-11: keeps what the rules decide from the first event on, where somebody asks to see it; null elsewhere. */
export function decisionTap(window: Pick<Window, 'location' | 'sessionStorage'>): DecisionTap | null {
  const storage = storageOf(window);
  const isRequested = new URLSearchParams(window.location.search).has(PARAMETER);
  if (!isRequested && !storage?.getItem(PARAMETER)) return null;
  const stored: Decision[] = [];
  let tell = (decision: Decision): void => {
    stored.push(decision);
  };
  return {
    onDecision: (decision) => tell(decision),
    pourInto: (listener) => {
      storage?.setItem(PARAMETER, '1');
      tell = listener;
      for (const decision of stored.splice(0)) listener(decision);
    },
  };
}

/** The next page of this tab is one like any other. */
export const forgetInspector = (window: Pick<Window, 'sessionStorage'>): void =>
  storageOf(window)?.removeItem(PARAMETER);
