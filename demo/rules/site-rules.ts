/**
 * Entry of `rules.js`: the rules for the broadcaster's own site (T-12). The site bundles the tag. It loads this file
 * first and takes the rules from the window; a page that changes to this version later imports them.
 */
import type { RuleSet } from '@sintonia/tag/rules';
import { tramuntanaRules } from './rules.ts';

declare global {
  interface Window {
    /** Set by `rules.js` for the site only. */
    sintoniaRules?: RuleSet | undefined;
  }
}

export { tramuntanaRules as rules };

window.sintoniaRules = tramuntanaRules;
