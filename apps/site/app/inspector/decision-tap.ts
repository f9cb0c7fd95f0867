import type { Decision } from '@sintonia/tag/rules';

/** Asked for in the address, and then for as long as the browser's tab lives. */
const PARAMETER = 'inspector';

export interface DecisionTap {
  onDecision(decision: Decision): void;
  /** Hands over what there was, then what comes. */
  pourInto(listener: (decision: Decision) => void): void;
}

/** T-11: keeps what the rules decide from the first event on, where somebody asks to see it; null elsewhere. */
export function decisionTap({
  location,
  sessionStorage,
}: Pick<Window, 'location' | 'sessionStorage'>): DecisionTap | null {
  const isAsked = new URLSearchParams(location.search).has(PARAMETER);
  if (!isAsked && sessionStorage.getItem(PARAMETER) === null) return null;
  const kept: Decision[] = [];
  let tell = (decision: Decision): void => {
    kept.push(decision);
  };
  return {
    onDecision: (decision) => tell(decision),
    pourInto: (listener) => {
      sessionStorage.setItem(PARAMETER, '1');
      tell = listener;
      for (const decision of kept.splice(0)) listener(decision);
    },
  };
}

/** The next page of this tab is one like any other. */
export const forgetInspector = ({ sessionStorage }: Pick<Window, 'sessionStorage'>): void =>
  sessionStorage.removeItem(PARAMETER);
