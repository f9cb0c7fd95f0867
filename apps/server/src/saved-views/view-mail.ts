/** A saved view as a mail: its figures, the whole table as CSV. Pure but for `Intl`. */

import type { ReportAnswer, ReportCatalogue, ReportQuery, SavedAnalysis } from '@sintonia/contracts';
import { catalogueWords } from '../mail/catalogue-words.ts';
import { type MailPart, type MailTable, paragraph } from '../mail/mail-content.ts';
import type { Mail } from '../mail/mailer.ts';
import { numberText } from '../mail/number-text.ts';
import { toMail } from '../mail/to-mail.ts';
import type { Week, WeekList } from '../mail/week-list.ts';
import { answerCsv, rowsCsv } from '../query/report-csv.ts';
import type { AnalysisFigures } from './analysis-figures.ts';
import { analysisTables } from './analysis-tables.ts';
import { changeText, fileName, periodText, weekLink } from './mail-texts.ts';
import type { ViewMailParts } from './view-mail-parts.ts';

const CATALAN = {
  figure: 'Xifra',
  week: 'La setmana',
  change: 'Canvi',
  weekBefore: 'Setmana d’abans',
  before: (value: string) => `abans ${value}`,
  time: 'Dia o hora',
  moreRows: (rows: string) => `I ${rows} files més, totes al fitxer adjunt.`,
  moreEntries: (entries: string) => `I ${entries} més, al fitxer adjunt.`,
  provisional: 'Xifres provisionals: encara hi ha visites que poden continuar.',
  open: 'Obre-la a l’estudi',
  why: (orderedBy: string) => `La reps cada dilluns perquè l’ha encarregada ${orderedBy}. Per no rebre-la més:`,
};
const ENGLISH: typeof CATALAN = {
  figure: 'Figure',
  week: 'The week',
  change: 'Change',
  weekBefore: 'Week before',
  before: (value) => `before ${value}`,
  time: 'Day or hour',
  moreRows: (rows) => `And ${rows} more rows, all of them in the attached file.`,
  moreEntries: (entries) => `And ${entries} more, in the attached file.`,
  provisional: 'Provisional figures: some visits may still go on.',
  open: 'Open it in the studio',
  why: (orderedBy) => `You get it every Monday because ${orderedBy} ordered it. To stop it:`,
};
const WORDS = { ca: CATALAN, en: ENGLISH };

/** Rows in the mail; all of them are in the file. */
const ROWS_IN_MAIL = 10;

type Counted = Pick<AnalysisFigures, 'period' | 'basis'>;

/** Monday to Sunday. */
export const MAILED_PERIOD = 'lastWeek';

/** The saved query over the last whole week, Monday to Sunday, compared with the week before. */
export const weekQuery = (query: ReportQuery, limit: number): ReportQuery => ({
  ...query,
  period: MAILED_PERIOD,
  comparison: 'previous',
  limit,
});

export function viewMail(
  parts: ViewMailParts,
  query: ReportQuery,
  answer: ReportAnswer,
  catalogue: Pick<ReportCatalogue, 'metrics' | 'dimensions'>,
): Mail {
  const { language } = parts;
  const words = WORDS[language];
  const { titleOf, metricOf, figureOf } = catalogueWords(catalogue, language);
  const before = answer.compared?.totals;
  const totals: MailTable = {
    ...{ kind: 'table', as: 'figures', names: [words.figure] },
    columns: [{ title: words.week }, { title: words.change }, { title: words.weekBefore, inLine: words.before }],
    rows: query.metrics.map((key) => {
      const change = changeText(answer.totals[key], before?.[key], metricOf(key), language);
      return {
        names: [titleOf(key)],
        values: [figureOf(key, answer.totals[key]), ...(change ? [change, figureOf(key, before?.[key])] : [])],
      };
    }),
  };
  const isTimed = query.granularity !== 'total';
  const columns = [...(isTimed ? ['time'] : []), ...query.dimensions];
  const ranking: MailTable = {
    ...{ kind: 'table', as: 'ranking' },
    names: columns.map((key) => (key === 'time' ? words.time : titleOf(key))),
    columns: query.metrics.map((key) => ({
      title: titleOf(key),
      inLine: (value) => `${titleOf(key).toLowerCase()} ${value}`,
    })),
    rows: (columns.length === 0 ? [] : answer.rows.slice(0, ROWS_IN_MAIL)).map((row) => ({
      names: columns.map((key) => parts.textOf(key, row.dimensions[key] ?? '', row.dimensions)),
      values: query.metrics.map((key) => figureOf(key, row.metrics[key])),
    })),
  };
  const more = answer.rowCount - ranking.rows.length;
  const content: MailPart[] = [
    totals,
    ...(ranking.rows.length > 0 ? [ranking] : []),
    ...(ranking.rows.length > 0 && more > 0 ? [paragraph(words.moreRows(numberText(more, language)))] : []),
  ];
  return asMail(
    ofWeek(parts, answer),
    answer,
    content,
    answerCsv(answer, { dimensions: columns, metrics: query.metrics }),
  );
}

export const analysisMail = (parts: ViewMailParts, saved: SavedAnalysis, figures: AnalysisFigures): Mail =>
  asMail(
    ofWeek(parts, figures),
    figures,
    analysisTables(saved, figures.rows, parts.textOf, parts.language),
    rowsCsv(figures),
  );

/** With the way to the days that the mail counted: the saved view goes on with time. */
const ofWeek = (parts: ViewMailParts, { period, basis }: Counted): ViewMailParts => ({
  ...parts,
  viewLink: weekLink(parts.viewLink, period, basis.timeZone),
});

/** A list of work: its sum and first entries; all of them are in the file. */
export function listMail(parts: ViewMailParts, week: Week, { lines: [sum = '', ...entries], rows }: WeekList): Mail {
  const items = entries.slice(0, ROWS_IN_MAIL);
  const more = entries.length - items.length;
  const content: MailPart[] = [
    paragraph(sum),
    ...(items.length > 0 ? [{ kind: 'list', items } as const] : []),
    ...(more > 0 ? [paragraph(WORDS[parts.language].moreEntries(numberText(more, parts.language)))] : []),
  ];
  const period = { from: new Date(week.fromMs).toISOString(), to: new Date(week.toMs).toISOString() };
  const csv = rows.length === 0 ? null : rowsCsv({ rows });
  return asMail(parts, { period, basis: { timeZone: week.timeZone, state: 'final' } }, content, csv);
}

/** @param content between the title and the links @param csv null: without a file */
function asMail(
  { name, viewLink, stopLink, stopAddress, orderedBy, broadcaster, to, language, messageId }: ViewMailParts,
  { period, basis }: Counted,
  content: readonly MailPart[],
  csv: string | null,
): Mail {
  const words = WORDS[language];
  const parts: MailPart[] = [
    ...content,
    ...(basis.state === 'provisional' ? [paragraph(words.provisional)] : []),
    { kind: 'action', label: words.open, address: viewLink },
    { kind: 'note', text: words.why(orderedBy), address: stopLink },
  ];
  const file = csv !== null && {
    attachments: [{ filename: `${fileName(name)}.csv`, contentType: 'text/csv; charset=utf-8', content: csv }],
  };
  return toMail(
    { language, title: `${name}, ${periodText(period, basis.timeZone, language)}`, broadcaster, parts },
    { to, messageId, unsubscribe: stopAddress, ...file },
  );
}
