import { rememberWhile } from '@sintonia/player/resume';
import { createTag, type Tag, type TagSettings } from '@sintonia/tag';
import type { Rule } from '@sintonia/tag/rules';
import { decisionTap } from '../inspector/decision-observer.ts';
import { readSettings } from './read-settings.ts';
import { takeRules } from './take-rules.ts';
import { addVisitor } from './user-layer.ts';

/** What the tag of this page runs by; null where there is none. The tag reads both as it goes (`change-rules.ts`). */
export let running: { settings: TagSettings; rules: Rule[] } | null = null;

/**
 * The measurement of this page by the rules in force (T-12); null where it may not or cannot run. Rules that cannot be
 * loaded, or that fail, leave the page unmeasured and otherwise whole (T-05).
 */
export function startTag(): Tag | null {
  addVisitor(window);
  const given = readSettings(document);
  const loaded = takeRules(window);
  if (!given?.rules) return null;
  const { src, version } = given.rules;
  try {
    if (!loaded) throw new Error(`Failed to load script ${src}`);
    const settings = { ...given, version };
    const rules = { ...loaded, rules: [...loaded.rules] };
    const tap = decisionTap(window);
    const tag = createTag(settings, window, rules, tap?.onDecision);
    if (tag) {
      running = { settings, rules: rules.rules };
      // C-06: «Personalització» is to remember what one has watched.
      const remember = () => rememberWhile(() => tag.consent.choice()?.personalisation === true);
      remember();
      tag.consent.onChange(remember);
    }
    if (tag && tap)
      void import('../inspector/open-inspector.ts').then((it) => it.openInspector(window, tap, tag, rules));
    return tag;
  } catch (reason) {
    console.warn('[sintonia]', reason);
    return null;
  }
}
