/** A saved view as a mail: its figures in words, the whole table as CSV. Pure but for `Intl`. */

import type { ReportAnswer, ReportCatalogue, ReportQuery, SavedAnalysis } from '@sintonia/contracts';
import { figureText } from '../mail/figure-text.ts';
import type { Mail } from '../mail/mailer.ts';
import { numberText } from '../mail/number-text.ts';
import { oneLine } from '../mail/one-line.ts';
import type { Week, WeekList } from '../mail/week-list.ts';
import { answerCsv, rowsCsv } from '../query/report-csv.ts';
import type { AnalysisFigures } from './analysis-figures.ts';
import { analysisText } from './analysis-texts.ts';
import { changeText, fileName, periodText, weekLink } from './mail-texts.ts';
import type { ViewMailParts } from './view-mail-parts.ts';

/** Rows in the text; all of them are in the file. */
const ROWS_IN_TEXT = 10;

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
  { metrics, dimensions }: Pick<ReportCatalogue, 'metrics' | 'dimensions'>,
): Mail {
  const titleOf = (key: string) => [...metrics, ...dimensions].find((entry) => entry.key === key)?.title.ca ?? key;
  const metricOf = (key: string) => metrics.find((entry) => entry.key === key);
  const show = (key: string, value: number | null | undefined) =>
    figureText(value, metricOf(key) ?? { key, unit: 'count' });
  const before = answer.compared?.totals;
  const figures = query.metrics.map((key) => {
    const change = changeText(answer.totals[key], before?.[key], metricOf(key));
    return `${titleOf(key)}: ${show(key, answer.totals[key])}${change && ` (${change}; abans ${show(key, before?.[key])})`}`;
  });
  const isTimed = query.granularity !== 'total';
  const columns = [...(isTimed ? ['time'] : []), ...query.dimensions];
  const rows =
    columns.length === 0
      ? []
      : answer.rows
          .slice(0, ROWS_IN_TEXT)
          .map(
            (row, i) =>
              `${i + 1}. ${columns.map((key) => oneLine(parts.textOf(key, row.dimensions[key] ?? '', row.dimensions))).join(' · ')}: ${query.metrics
                .map((key) => `${show(key, row.metrics[key])} ${titleOf(key).toLowerCase()}`)
                .join(', ')}`,
          );
  const more = answer.rowCount - rows.length;
  const words = [
    figures.join('\n'),
    ...(rows.length > 0 ? [rows.join('\n')] : []),
    ...(rows.length > 0 && more > 0 ? [`I ${numberText(more)} files més, totes al fitxer adjunt.`] : []),
  ];
  return asMail(
    ofWeek(parts, answer),
    answer,
    words,
    answerCsv(answer, { dimensions: columns, metrics: query.metrics }),
  );
}

export const analysisMail = (parts: ViewMailParts, saved: SavedAnalysis, figures: AnalysisFigures): Mail =>
  asMail(ofWeek(parts, figures), figures, [analysisText(saved, figures.rows, parts.textOf)], rowsCsv(figures));

/** With the way to the days that the mail counted: the saved view goes on with time. */
const ofWeek = (parts: ViewMailParts, { period, basis }: Counted): ViewMailParts => ({
  ...parts,
  viewLink: weekLink(parts.viewLink, period, basis.timeZone),
});

/** A list of work: its sum and first entries; all of them are in the file. */
export function listMail(parts: ViewMailParts, week: Week, { lines: [sum = '', ...entries], rows }: WeekList): Mail {
  const shown = entries.slice(0, ROWS_IN_TEXT).map((entry, i) => `${i + 1}. ${oneLine(entry)}`);
  const more = entries.length - shown.length;
  const words = [sum, shown.join('\n'), more > 0 ? `I ${numberText(more)} més, al fitxer adjunt.` : ''];
  const period = { from: new Date(week.fromMs).toISOString(), to: new Date(week.toMs).toISOString() };
  const csv = rows.length === 0 ? null : rowsCsv({ rows });
  return asMail(parts, { period, basis: { timeZone: week.timeZone, state: 'final' } }, words, csv);
}

/** @param words paragraphs between the title and the links @param csv null: without a file */
function asMail(
  parts: ViewMailParts,
  { period: counted, basis }: Counted,
  words: readonly string[],
  csv: string | null,
): Mail {
  const period = periodText(counted, basis.timeZone);
  const text = [
    `${oneLine(parts.name)}, ${period}`,
    ...words,
    basis.state === 'provisional' ? 'Xifres provisionals: encara hi ha visites que poden continuar.' : '',
    `Obre-la a l’estudi: ${parts.viewLink}`,
    `La reps cada dilluns perquè l’ha encarregada ${parts.orderedBy}. Per no rebre-la més: ${parts.stopLink}`,
    parts.broadcaster,
  ];
  return {
    to: parts.to,
    subject: `${oneLine(parts.name)}, ${period} · ${parts.broadcaster}`,
    text: `${text.filter((part) => part !== '').join('\n\n')}\n`,
    messageId: parts.messageId,
    unsubscribe: parts.stopAddress,
    ...(csv !== null && {
      attachments: [
        {
          filename: `${fileName(parts.name)}.csv`,
          contentType: 'text/csv; charset=utf-8',
          content: csv,
        },
      ],
    }),
  };
}
