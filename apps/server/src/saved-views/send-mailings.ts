/** Sends due mails: computes the figures, sends the mail, and records the result. */
import { QUERY_LIMITS } from '@sintonia/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { recordAudit } from '../access/record-audit.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { type Answering, answerReport } from '../query/answer-report.ts';
import { reportCatalogue } from '../query/report-catalogue.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { savedView } from '../stores/operational/tables/saved-view-tables.ts';
import type { Mailing, Mailings } from './mailings.ts';
import { mondayOf } from './monday.ts';
import { viewMail, weekQuery } from './view-mail.ts';

export interface SendingParts {
  database: OperationalDatabase;
  mailings: Mailings;
  mailer: Mailer;
  answering: () => Promise<Answering>;
  broadcaster: () => Promise<string>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export type SendOutcome = 'sent' | 'figures' | 'mail';

/**
 * Sends every due mail. Removes mailings of people without access.
 *
 * @param isStopping true: takes no further mail
 */
export async function sendDueMailings(parts: SendingParts, isStopping: () => boolean): Promise<number> {
  let sent = 0;
  while (!isStopping()) {
    const { nowMs, timeZone } = await parts.answering();
    const monday = mondayOf(nowMs, timeZone);
    if (nowMs < monday.dueMs) return sent;
    const mailing = await parts.mailings.claim(monday);
    if (!mailing) return sent;
    if ((await sendClaimed(parts, mailing)) === 'sent') sent += 1;
  }
  return sent;
}

async function sendClaimed(parts: SendingParts, mailing: Mailing): Promise<SendOutcome | null> {
  const { mailings } = parts;
  if (!(await mailings.isActive(mailing.recipient))) {
    await mailings.remove(mailing.id);
    await record(parts, mailing, 'views.mailingRemoved', { why: 'notActive' });
    return null;
  }
  const mail = await composeMail(parts, mailing, mailing.week ?? '');
  if (mail === null) {
    await mailings.failed(mailing, 'figures');
    await record(parts, mailing, 'views.mailFailed', { why: 'figures' });
    return 'figures';
  }
  if (!(await mailings.beginHanding(mailing))) return null;
  const outcome = await handOver(parts, mailing, mail);
  if (outcome === 'sent') await mailings.sent(mailing);
  else await mailings.failed(mailing, outcome);
  return outcome;
}

/** Sends one mail at once, in addition to the weekly one. */
export async function sendNow(parts: SendingParts, mailing: Mailing, nowMs: number): Promise<SendOutcome> {
  const mail = await composeMail(parts, mailing, `ara-${nowMs}`);
  return mail === null ? 'figures' : handOver(parts, mailing, mail);
}

async function handOver(parts: SendingParts, mailing: Mailing, mail: Mail): Promise<'sent' | 'mail'> {
  try {
    await parts.mailer.send(mail);
  } catch (error) {
    parts.log.warn({ err: error, mailing: mailing.id }, 'a saved view could not be mailed');
    await record(parts, mailing, 'views.mailFailed', { why: 'mail' });
    return 'mail';
  }
  await record(parts, mailing, 'views.mailed', {});
  return 'sent';
}

/** Null if the figures cannot be counted. */
async function composeMail(parts: SendingParts, mailing: Mailing, turn: string): Promise<Mail | null> {
  const { database, log } = parts;
  try {
    const [view] = await database.select().from(savedView).where(eq(savedView.id, mailing.viewId));
    if (!view?.query) return null;
    const query = weekQuery(view.query, QUERY_LIMITS.rows);
    const answered = await answerReport(query, await parts.answering());
    if (!answered.ok) {
      log.warn({ mailing: mailing.id, problems: answered.error }, 'a saved view is no longer a valid query');
      return null;
    }
    const { studioOrigin, key } = mailing;
    return viewMail(
      {
        to: mailing.recipient,
        name: view.name,
        viewLink: `${studioOrigin}/estudi${view.path}`,
        stopLink: `${studioOrigin}/estudi/baixa?clau=${key}`,
        stopAddress: `${studioOrigin}/api/mailings/unsubscribe?key=${key}`,
        broadcaster: await parts.broadcaster(),
        orderedBy: mailing.createdBy,
        messageId: `vista-${mailing.id}-${turn}`,
      },
      query,
      answered.value,
      reportCatalogue(),
    );
  } catch (error) {
    log.warn({ err: error, mailing: mailing.id }, 'the figures of a saved view could not be counted');
    return null;
  }
}

const record = (
  { database }: Pick<SendingParts, 'database'>,
  { recipient, viewId }: Mailing,
  action: 'views.mailed' | 'views.mailFailed' | 'views.mailingRemoved',
  detail: Record<string, string>,
) => recordAudit(database, { action, by: '', subject: recipient, address: '', detail: { ...detail, view: viewId } });
