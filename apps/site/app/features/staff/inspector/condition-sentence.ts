import { conditionText, type RuleLanguage, sawText } from '@sintonia/wire/rule-words';
import { type InspectorWords, valueText } from './inspector-words.ts';

/** A condition in words, with what it read: «l’adreça comença per /el-temps/ (és /noticia/7/)». */
export function conditionSentence(condition: string, value: unknown, words: InspectorWords, language: RuleLanguage) {
  const saw = sawText(condition, value, language, (one) => valueText(one, words));
  return conditionText(condition, language) + (saw === null ? '' : ` (${saw})`);
}
