/**
 * Entry of `rules.js`: the rules as the broadcaster's own site runs them (T-12). The site has the tag itself. It loads this
 * file before it starts and takes the rules from the window; a page that changes to this version later imports them.
 */
import type { RuleSet } from '@sintonia/tag/rules';
import { tramuntanaRules } from './rules.ts';

declare global {
  interface Window {
    /** Left by `rules.js` for the site alone. */
    sintoniaRules?: RuleSet | undefined;
  }
}

export { tramuntanaRules as rules };

window.sintoniaRules = tramuntanaRules;
