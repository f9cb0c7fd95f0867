/** Conditions of a form as one phrase. Pure. */
import type { Names } from '../query/catalogue.ts';
import type { ValueOf } from '../query/use-value-name.ts';
import { type ConditionForm, type ConditionsForm, isValueless } from './condition-form.ts';
import type { SegmentsWords } from './segments-catalan.ts';

interface Speech {
  words: Pick<SegmentsWords, 'operators' | 'and' | 'or' | 'upToValue'>;
  textOf: ValueOf<string>;
  names: Pick<Names, 'nameOf'>;
}

/** @returns such as «Secció és Esports i Dispositiu no és Mòbil» */
export function conditionsText({ join, conditions }: ConditionsForm, speech: Speech): string {
  const link = join === 'all' ? speech.words.and : speech.words.or;
  return conditions.map((condition) => conditionText(condition, speech)).join(` ${link} `);
}

function conditionText({ dimension, operator, value, to }: ConditionForm, { words, textOf, names }: Speech): string {
  const valueText = (text: string) => textOf(dimension, text);
  const compared = `${names.nameOf(dimension)} ${words.operators[operator]}`;
  if (isValueless(operator)) return compared;
  if (operator === 'between') return `${compared} ${valueText(value)} ${words.upToValue} ${valueText(to)}`;
  if (operator === 'in')
    return `${compared}: ${value
      .split(',')
      .map((part) => valueText(part.trim()))
      .join(', ')}`;
  return `${compared} ${valueText(value)}`;
}
