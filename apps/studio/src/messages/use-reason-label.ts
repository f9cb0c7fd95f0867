import { REJECT_REASON_TABLE } from '@sintonia/contracts';
import { use } from 'react';
import { knownWord } from './known-word.ts';
import { LanguageContext } from './language.ts';
import type { Language } from './language-names.ts';

const rows = Object.entries(REJECT_REASON_TABLE);
const LABELS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ca: Object.fromEntries(rows.map(([reason, { labelCa }]) => [reason, labelCa])),
  en: Object.fromEntries(rows.map(([reason, { label }]) => [reason, label])),
};

/** Labels of rejection reasons in the studio's language (S-04). */
export function useReasonLabel(): (reason: string) => string {
  const { language } = use(LanguageContext);
  return (reason) => knownWord(LABELS[language], reason);
}
