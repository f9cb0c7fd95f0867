import type { StudioLanguage } from '@sintonia/contracts';
import { type MailPart, paragraph } from './mail-content.ts';
import type { Mail } from './mailer.ts';
import { toMail } from './to-mail.ts';

/** A mail to one recipient, with one link. */
export interface MailMessage {
  to: string;
  name: string;
  /** Absolute. */
  link: string;
  /** Name of the broadcaster, as signature. */
  broadcaster: string;
}

export interface MessageWords {
  title: string;
  why: string;
  /** Of the link. */
  action: string;
  after: string;
}

const GREETING: Readonly<Record<StudioLanguage, string>> = { ca: 'Hola', en: 'Hello' };

export function message(
  { to, name, link, broadcaster }: MailMessage,
  language: StudioLanguage,
  { title, why, action, after }: MessageWords,
): Mail {
  const parts: MailPart[] = [
    paragraph(`${GREETING[language]}, ${name}:`),
    paragraph(why),
    { kind: 'action', label: action, address: link },
    { kind: 'note', text: after },
  ];
  return toMail({ language, title, broadcaster, parts }, { to });
}
