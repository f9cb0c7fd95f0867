import type { RuleLanguage, VendorNames } from '@sintonia/wire/rule-words';
import { createContext, use, useMemo } from 'react';
import { InspectorWordsContext } from './inspector-words.ts';

/** Vendors of the broadcaster's rules, by the key in conditions. */
export const VendorsContext = createContext<VendorNames>({});

/** The words for rules in the studio's language, with the names of vendors. */
export function useRuleLanguage(): RuleLanguage {
  const { language, rule } = use(InspectorWordsContext);
  const vendors = use(VendorsContext);
  return useMemo(() => ({ language, rule, vendors }), [language, rule, vendors]);
}
