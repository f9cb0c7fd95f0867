/** A saved view as a mail: its figures in words, the whole table as CSV. Pure but for `Intl`. */

import type { ReportAnswer, ReportCatalogue, ReportQuery } from '@sintonia/contracts';
import { withoutAccents } from '@sintonia/contracts/without-accents';
import type { Mail } from '../mail/mailer.ts';
import { answerCsv } from '../query/report-csv.ts';

/** Rows in the text; all of them are in the file. */
const ROWS_IN_TEXT = 10;
const LOCALE = 'ca-ES';

export interface ViewMailParts {
  to: string;
  name: string;
  /** Absolute addresses. */
  viewLink: string;
  stopLink: string;
  /** For one-click unsubscription (RFC 8058). */
  stopAddress: string;
  broadcaster: string;
  orderedBy: string;
  /** The same for repetitions of one week's mail. */
  messageId: string;
}

/** The saved query over the last whole week, Monday to Sunday, compared with the week before. */
export const weekQuery = (query: ReportQuery, limit: number): ReportQuery => ({
  ...query,
  period: 'lastWeek',
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
  const show = (key: string, value: number | null | undefined) =>
    figureText(value, metrics.find((entry) => entry.key === key) ?? { key, unit: 'count' });
  const before = answer.compared?.totals;
  const figures = query.metrics.map((key) => {
    const change = changeText(answer.totals[key], before?.[key]);
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
              `${i + 1}. ${columns.map((key) => oneLine(row.dimensions[key] || '(sense valor)')).join(' · ')}: ${query.metrics
                .map((key) => `${show(key, row.metrics[key])} ${titleOf(key).toLowerCase()}`)
                .join(', ')}`,
          );
  const more = answer.rowCount - rows.length;
  const period = periodText(answer);
  const text = [
    `${oneLine(parts.name)}, ${period}`,
    figures.join('\n'),
    ...(rows.length > 0 ? [rows.join('\n')] : []),
    ...(rows.length > 0 && more > 0 ? [`I ${number(more)} files més, totes al fitxer adjunt.`] : []),
    answer.basis.state === 'provisional' ? 'Xifres provisionals: encara hi ha visites que poden continuar.' : '',
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
    attachments: [
      {
        filename: `${fileName(parts.name)}.csv`,
        contentType: 'text/csv; charset=utf-8',
        content: answerCsv(answer, { dimensions: columns, metrics: query.metrics }),
      },
    ],
  };
}

const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(LOCALE, { maximumFractionDigits: digits }).format(value);

function figureText(
  value: number | null | undefined,
  { key, unit }: Pick<ReportCatalogue['metrics'][number], 'key' | 'unit'>,
): string {
  if (value === null || value === undefined) return '–';
  switch (unit) {
    case 'ratio':
      return /Rate$|Share$|Ratio$/.test(key) ? `${number(value * 100, 1)} %` : number(value, 1);
    case 'seconds':
      return value < 3600 ? `${number(value / 60, 1)} min` : `${number(value / 3600, 1)} h`;
    case 'ms':
      return `${number(value)} ms`;
    case 'bitsPerSecond':
      return `${number(value / 1000)} kb/s`;
    default:
      return number(value, Number.isInteger(value) ? 0 : 1);
  }
}

function changeText(now: number | null | undefined, before: number | null | undefined): string {
  if (typeof now !== 'number' || typeof before !== 'number' || before <= 0) return '';
  const percent = (now / before - 1) * 100;
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${number(Math.abs(percent), 1)} %`;
}

/** The days of the answer's period, in its time zone. */
function periodText({ period: { from, to }, basis: { timeZone } }: ReportAnswer): string {
  const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', timeZone });
  return `del ${day.format(new Date(from))} al ${day.format(Date.parse(to) - 1)}`;
}

/** Names come from people and pages: they must not begin another line or header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();

const fileName = (name: string): string =>
  withoutAccents(name)
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 60) || 'informe';
