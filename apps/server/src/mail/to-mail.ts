import { htmlPart } from './html-part.ts';
import type { MailContent } from './mail-content.ts';
import type { Mail } from './mailer.ts';
import { oneLine } from './one-line.ts';
import { textPart } from './text-part.ts';

/** A mail with the same content as text and as HTML. No name can add a line to either, or a header. */
export const toMail = (
  content: MailContent,
  delivery: Pick<Mail, 'to' | 'attachments' | 'unsubscribe' | 'messageId'>,
): Mail => ({
  ...delivery,
  subject: oneLine(`${content.title} · ${content.broadcaster}`),
  text: textPart(content),
  html: htmlPart(content),
});
