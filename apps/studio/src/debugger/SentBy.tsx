import type { LiveEvent } from '@sintonia/contracts';
import { useFormats } from '../messages/language.ts';
import styles from './Debugger.module.css';
import { useDebuggerWords } from './use-debugger-words.ts';
import { type HitRule, useHitRule } from './use-hit-rule.ts';

/** The rule of the tag that sent a hit, or why that cannot be known. */
export function SentBy({ event }: { event: LiveEvent }) {
  const words = useDebuggerWords().sentBy;
  const formats = useFormats();
  const found = useHitRule(event);
  return <p className={styles.quiet}>{ruleText(found)}</p>;

  function ruleText(rule: HitRule) {
    switch (rule.at) {
      case 'known': {
        const [only, ...others] = rule.rules;
        if (only === undefined) return words.noRule(rule.version);
        if (others.length > 0) return words.oneOf(formats.list(rule.rules.map((name) => `«${name}»`)), rule.version);
        return (
          <>
            {words.rule} <strong>{only}</strong> {words.ofVersion(rule.version)}
          </>
        );
      }
      case 'unpublished':
        return words.unpublished(rule.version);
      default:
        return words[rule.at];
    }
  }
}
