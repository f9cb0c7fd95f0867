import type { RuleSet } from '@sintonia/tag/rules';

declare global {
  interface Window {
    /** Left by the `rules.js` that has just run (T-12). */
    sintoniaRules?: RuleSet | undefined;
  }
}

/** The rules that were loaded last; undefined when none were, or they failed. */
export function takeRules(window: Window): RuleSet | undefined {
  const { sintoniaRules } = window;
  delete window.sintoniaRules;
  return sintoniaRules;
}
