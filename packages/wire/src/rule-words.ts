/** Entry `@sintonia/wire/rule-words`: rules of the tag in the words of analysts, for staff. Never part of a visitor's page. */
export { ruleCatalan } from './rules/rule-catalan.ts';
export { ruleEnglish } from './rules/rule-english.ts';
export {
  actionText,
  conditionText,
  eventText,
  partText,
  type RuleLanguage,
  type RuleWords,
  sawText,
  type VendorNames,
  vendorsOf,
} from './rules/rule-words.ts';
