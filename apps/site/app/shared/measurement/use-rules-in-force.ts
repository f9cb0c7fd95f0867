import type { SiteRules } from '@sintonia/contracts';
import { useEffect, useRef } from 'react';
import { useRootView } from '../site/root-view.ts';
import { useTag } from './tag-context.ts';

/** T-12: an open page takes over the rules in force when a navigation names another version. */
export function useRulesInForce(rules: SiteRules | undefined): void {
  const tag = useTag();
  const running = useRef(useRootView()?.measurement.rules?.version);
  useEffect(() => {
    if (!rules || !tag || rules.version === running.current) return;
    void import('./change-rules.ts')
      .then((it) => it.changeRules(tag, rules))
      .then(() => {
        running.current = rules.version;
      })
      .catch((reason: unknown) => console.warn('[sintonia]', reason)); // the next navigation retries
  }, [rules, tag]);
}
