import {
  mailedListOf,
  ok,
  QUERY_LIMITS,
  type QueryProblem,
  type Result,
  SuiteName,
  subjectOf,
} from '@sintonia/contracts';
import { SUITE_PARAMETER } from '@sintonia/contracts/studio-addresses';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { activeStaffOf } from '../access/active-staff.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { type ReadNames, valueWords } from '../mail/value-words.ts';
import { answerReport } from '../query/answer-report.ts';
import type { Answering } from '../query/answering.ts';
import { resolvePeriod } from '../query/plan/periods.ts';
import { reportCatalogue } from '../query/report-catalogue.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { savedView } from '../stores/operational/tables/saved-view-tables.ts';
import type { AnswerSavedAnalysis } from './analysis-figures.ts';
import type { Mailings } from './mailings.ts';
import { analysisMail, listMail, MAILED_PERIOD, viewMail, weekQuery } from './view-mail.ts';
import type { ViewMailParts } from './view-mail-parts.ts';
import type { Mailing } from './view-mailing.ts';
import type { WeekLists } from './week-lists.ts';

export interface SendingParts {
  database: OperationalDatabase;
  mailings: Mailings;
  mailer: Mailer;
  answering: () => Promise<Answering>;
  answerAnalysis: AnswerSavedAnalysis;
  weekLists: WeekLists;
  broadcaster: () => Promise<string>;
  readNames: ReadNames;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Null if the figures cannot be counted. */
export async function composeMail(parts: SendingParts, mailing: Mailing, turn: string): Promise<Mail | null> {
  const { database, log } = parts;
  try {
    const [view] = await database.select().from(savedView).where(eq(savedView.id, mailing.viewId));
    if (!view) return null;
    const { studioOrigin, key } = mailing;
    const { language = 'ca' } = (await activeStaffOf(database, mailing.recipient)) ?? {};
    const around: ViewMailParts = {
      to: mailing.recipient,
      language,
      name: view.name,
      viewLink: `${studioOrigin}/estudi${view.path}`,
      stopLink: `${studioOrigin}/estudi/baixa?clau=${key}`,
      stopAddress: `${studioOrigin}/api/mailings/unsubscribe?key=${key}`,
      broadcaster: await parts.broadcaster(),
      textOf: valueWords(await parts.readNames(), (await parts.answering()).timeZone, language),
      orderedBy: mailing.createdBy,
      messageId: `vista-${mailing.id}-${turn}`,
    };
    const composed = await withFigures(view, around, parts);
    if (!composed.ok) {
      log.warn({ mailing: mailing.id, problems: composed.error }, 'a saved view is no longer a valid query');
      return null;
    }
    return composed.value;
  } catch (error) {
    log.warn({ err: error, mailing: mailing.id }, 'the figures of a saved view could not be counted');
    return null;
  }
}

/** Null for a view without figures. */
async function withFigures(
  { query: saved, analysis, path }: typeof savedView.$inferSelect,
  around: ViewMailParts,
  { answering, answerAnalysis, weekLists }: SendingParts,
): Promise<Result<Mail | null, QueryProblem[]>> {
  if (saved) {
    const query = weekQuery(saved, QUERY_LIMITS.rows);
    const answered = await answerReport(query, await answering());
    return answered.ok ? ok(viewMail(around, query, answered.value, reportCatalogue())) : answered;
  }
  if (analysis) {
    const figures = await answerAnalysis(analysis, await answering());
    return figures.ok ? ok(analysisMail(around, analysis, figures.value)) : figures;
  }
  const list = mailedListOf(path);
  if (list === null) return ok(null);
  const { timeZone, nowMs } = await answering();
  const { fromMs, toMs } = resolvePeriod(MAILED_PERIOD, timeZone, nowMs);
  const { language } = around;
  const week = { fromMs, toMs, timeZone, suite: suiteIn(path), subject: subjectOf(path), language };
  return ok(listMail(around, week, await weekLists[list](week)));
}

/** Null without one, or with a wrong one: a path is what people save. */
function suiteIn(path: string): string | null {
  const [, search = ''] = path.split('?');
  const { data = null } = SuiteName.safeParse(new URLSearchParams(search).get(SUITE_PARAMETER));
  return data;
}
