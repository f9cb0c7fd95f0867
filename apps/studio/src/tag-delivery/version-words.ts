/** Values of versions in words: rules as the inspector of the site says them, settings by their names. Pure. */
import { hitValueMeaning } from '@sintonia/wire/hit-words';
import { actionText, conditionText, eventText, type RuleLanguage } from '@sintonia/wire/rule-words';
import { knownWord } from '../messages/known-word.ts';
import type { ScreenMessages } from '../messages/screens-catalan.ts';

type CompareWords = ScreenMessages['tagDelivery']['compare'];

export const factName = (fact: string, words: CompareWords): string => knownWord(words.facts, fact);

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
      return knownWord(rules.rule.purposes, value);
    case 'loads':
      return knownWord(rules.rule.scripts, value);
    default:
      return knownWord(words.values, value);
  }
}

/** Without a value: a rule without conditions always runs. */
export const noValueText = (fact: string, words: CompareWords): string =>
  fact === 'conditions' ? words.always : words.nothing;
