/** Values of versions in words: rules as the inspector of the site says them, settings by their names. Pure. */
import { hitValueMeaning } from '@sintonia/wire/hit-words';
import { actionText, conditionText, eventText, type RuleLanguage } from '@sintonia/wire/rule-words';
import type { ScreenMessages } from '../messages/screens-catalan.ts';

type CompareWords = ScreenMessages['tagDelivery']['compare'];

const own = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

export const factName = (fact: string, words: CompareWords): string => own(words.facts, fact) ?? fact;

/** One value of a fact. */
export function valueText(fact: string, value: string, rules: RuleLanguage, words: CompareWords): string {
  const { language } = rules;
  switch (fact) {
    case 'events':
      return eventText(value, rules);
    case 'conditions':
      return conditionText(value, rules);
    case 'actions':
      return actionText(value, rules);
    case 'counts':
      return hitValueMeaning('events', value)?.[language] ?? value;
    case 'linkType':
      return hitValueMeaning('pe', value)?.[language] ?? value;
    case 'purposes':
      return own(rules.rule.purposes, value) ?? value;
    case 'loads':
      return own(rules.rule.scripts, value) ?? value;
    default:
      return own(words.values, value) ?? value;
  }
}

/** Without a value: a rule without conditions always runs. */
export const noValueText = (fact: string, words: CompareWords): string =>
  fact === 'conditions' ? words.always : words.nothing;
