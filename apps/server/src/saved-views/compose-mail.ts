import { QUERY_LIMITS } from '@sintonia/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { type Answering, answerReport } from '../query/answer-report.ts';
import { reportCatalogue } from '../query/report-catalogue.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { savedView } from '../stores/operational/tables/saved-view-tables.ts';
import type { Mailings } from './mailings.ts';
import { viewMail, weekQuery } from './view-mail.ts';
import type { Mailing } from './view-mailing.ts';

export interface SendingParts {
  database: OperationalDatabase;
  mailings: Mailings;
  mailer: Mailer;
  answering: () => Promise<Answering>;
  broadcaster: () => Promise<string>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Null if the figures cannot be counted. */
export async function composeMail(parts: SendingParts, mailing: Mailing, turn: string): Promise<Mail | null> {
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
