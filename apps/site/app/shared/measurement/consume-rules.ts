import type { RuleSet } from '@sintonia/tag/rules';

declare global {
  interface Window {
    /** Set by `rules.js` when it runs (T-12). */
    sintoniaRules?: RuleSet | undefined;
  }
}

/** The last loaded rules; undefined when none loaded, or they failed. */
export function consumeRules(window: Window): RuleSet | undefined {
  const { sintoniaRules } = window;
  delete window.sintoniaRules;
  return sintoniaRules;
}
