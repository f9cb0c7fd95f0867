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

interface Words {
  title: string;
  why: string;
  /** Of the link. */
  action: string;
  after: string;
}

export function message({ to, name, link, broadcaster }: MailMessage, { title, why, action, after }: Words): Mail {
  const parts: MailPart[] = [
    paragraph(`Hola, ${name}:`),
    paragraph(why),
    { kind: 'action', label: action, address: link },
    { kind: 'note', text: after },
  ];
  return toMail({ title, broadcaster, parts }, { to });
}
