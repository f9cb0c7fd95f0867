/** Language of the studio: stored on this device, Catalan by default. */
import { createContext, use } from 'react';
import { rememberedChoice } from '../design/remembered-choice.ts';
import { catalan, type Messages } from './catalan.ts';
import { english } from './english.ts';
import { createFormats, type Formats } from './formats.ts';
import { LANGUAGES, type Language } from './language-names.ts';

const CATALOGUES: Record<Language, Messages> = { ca: catalan, en: english };
const REMEMBERED = 'studio.language';

export function rememberedLanguage(storage: Pick<Storage, 'getItem'>): Language {
  return rememberedChoice(storage, REMEMBERED, LANGUAGES);
}

export function rememberLanguage(storage: Pick<Storage, 'setItem'>, language: Language): void {
  storage.setItem(REMEMBERED, language);
}

export const LanguageContext = createContext<{ language: Language; choose: (language: Language) => void }>({
  language: 'ca',
  choose: () => {},
});

/** Without a broadcaster's setting. */
export const DEFAULT_TIME_ZONE = 'Europe/Madrid';

/** The broadcaster's: every time and day in the studio uses it. */
export const TimeZoneContext = createContext(DEFAULT_TIME_ZONE);

export function useWords(): Messages {
  return CATALOGUES[use(LanguageContext).language];
}

/** Texts of a screen that loads its own. */
export const useWordsOf = <T>(ca: T, en: T): T => (use(LanguageContext).language === 'ca' ? ca : en);

/** By language and time zone: making formatters takes longer than the rest of a figure. */
const FORMATS = new Map<string, Formats>();

export function useFormats(): Formats {
  const { language } = use(LanguageContext);
  const timeZone = use(TimeZoneContext);
  const key = `${language} ${timeZone}`;
  const formats = FORMATS.get(key) ?? createFormats(language, timeZone);
  FORMATS.set(key, formats);
  return formats;
}
