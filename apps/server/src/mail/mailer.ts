/** Sends mail to visitors and staff: by SMTP if configured, else into files for developers. */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same content. */
  html: string;
  attachments?: { filename: string; contentType: string; content: string }[];
  /** Address that ends a regular mail with one POST (RFC 8058). */
  unsubscribe?: string;
  /** Part before the `@`: the same for repetitions of one mail, so that mail programs show one. */
  messageId?: string;
}

export interface Mailer {
  /** Rejects if the mail could not be delivered to the server. */
  send(mail: Mail): Promise<void>;
}

/** Directory of mail files, below the data directory. */
export const MAIL_DIR = 'mail';

/** Timeout of the mail server, milliseconds. */
const SMTP_TIMEOUT_MS = 10_000;

/** A mail in the words of the library. */
function toMessage({ unsubscribe, messageId, ...mail }: Mail) {
  return {
    ...mail,
    ...(messageId && { messageId: `<${messageId}@${hostname()}>` }),
    ...(unsubscribe && {
      headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  };
}

/** @param url `smtp://user:password@host:587` or `smtps://…` */
export function smtpMailer(url: string, from: string): Mailer {
  const timeouts = {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  };
  const transport = createTransport({ url, ...timeouts }, { from });
  return {
    send: async (mail) => {
      await transport.sendMail(toMessage(mail));
    },
  };
}

/** Writes each mail as an `.eml` file and logs its path; only the server's user can read it. */
export function fileMailer(directory: string, from: string, log: Pick<FastifyBaseLogger, 'warn'>): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const path = join(directory, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(path, message as Buffer, { mode: 0o600 }); // cast: `buffer: true` gives one
      log.warn({ part: 'mail', path }, 'no mail server is configured (SMTP_URL): the mail is in a file');
    },
  };
}
