import type { Mail } from './mailer.ts';

/** A mail to one recipient, with one link. */
export interface MailMessage {
  to: string;
  name: string;
  /** Absolute. */
  link: string;
  /** Name of the broadcaster, as signature. */
  broadcaster: string;
}

export const message = ({ to, broadcaster }: MailMessage, subject: string, ...paragraphs: string[]): Mail => ({
  to,
  subject: `${subject} · ${broadcaster}`,
  text: `${paragraphs.join('\n\n')}\n\n${broadcaster}\n`,
});
