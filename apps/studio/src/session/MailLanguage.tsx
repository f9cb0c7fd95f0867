import type { StudioLanguage } from '@sintonia/contracts';
import { use, useEffect, useRef } from 'react';
import { AnyAnswer, send } from '../api/request.ts';
import { LanguageContext } from '../messages/language.ts';

/** Mails to this person follow the language of the studio; what the server does not hear now, the next start sends. */
export function MailLanguage({ language: ofMails }: { language: StudioLanguage | undefined }) {
  const { language } = use(LanguageContext);
  const known = useRef(ofMails);
  useEffect(() => {
    if (language === known.current) return;
    known.current = language;
    void send('POST', '/api/staff/me/language', { language }, AnyAnswer);
  }, [language]);
  return null;
}
