import type { Vendors } from '@sintonia/tag/rules';
import { createContext, use, useMemo } from 'react';
import { InspectorWordsContext } from './inspector-words.ts';
import type { RuleLanguage } from './rule-words.ts';

/** Vendors of the broadcaster's rules, by the key in conditions. */
export const VendorsContext = createContext<Vendors>({});

/** The words for rules in the studio's language, with the names of vendors. */
export function useRuleLanguage(): RuleLanguage {
  const { language, rule } = use(InspectorWordsContext);
  const vendors = use(VendorsContext);
  return useMemo(() => ({ language, rule, vendors }), [language, rule, vendors]);
}
