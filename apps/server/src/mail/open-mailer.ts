/** Creates the configured mailer. */
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { fileMailer, MAIL_DIR, type Mailer, smtpMailer } from './mailer.ts';

export const openMailer = (
  { smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Mailer => (smtpUrl === null ? fileMailer(join(dataDir, MAIL_DIR), mailFrom, log) : smtpMailer(smtpUrl, mailFrom));
