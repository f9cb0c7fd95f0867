import { type ReactNode, useEffect, useState } from 'react';
import { LanguageContext, rememberedLanguage, rememberLanguage } from './language.ts';
import type { Language } from './language-names.ts';

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(() => rememberedLanguage(localStorage));

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const choose = (next: Language) => {
    rememberLanguage(localStorage, next);
    setLanguage(next);
  };
  return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>;
}
