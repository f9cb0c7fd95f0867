import { rememberWhile } from '@sintonia/player/resume';
import { createTag, type Tag } from '@sintonia/tag';
import { ruleStepTap } from './features/staff/inspector/rule-step-observer.ts';
import { consumeRules } from './shared/measurement/consume-rules.ts';
import { readSettings } from './shared/measurement/read-settings.ts';
import { addVisitor } from './shared/measurement/user-layer.ts';

/**
 * Measurement of this page by the rules in force (T-12); null where it may not or cannot run. Rules that cannot be
 * loaded or fail leave the page unmeasured and otherwise intact (T-05).
 */
export function startTag(): Tag | null {
  addVisitor(window);
  const given = readSettings(document);
  const rules = consumeRules(window);
  if (!given?.rules) return null;
  const { src, version } = given.rules;
  try {
    if (!rules) throw new Error(`Failed to load script ${src}`);
    const tap = ruleStepTap(window);
    const tag = createTag({ ...given, version }, window, { ...rules, version }, tap?.onRuleStep);
    if (tag) {
      // C-06: remembering what was watched needs the purpose «Personalització».
      const remember = () => rememberWhile(() => tag.consent.choice()?.personalisation === true);
      remember();
      tag.consent.onChange(remember);
    }
    if (tag && tap)
      void import('./features/staff/inspector/open-inspector.ts').then((it) => it.openInspector(window, tap, tag));
    return tag;
  } catch (reason) {
    console.warn('[sintonia]', reason);
    return null;
  }
}
