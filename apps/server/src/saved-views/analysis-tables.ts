/** A saved analysis as the tables of its mail. Pure but for `Intl`. */
import type { SavedAnalysis, StudioLanguage } from '@sintonia/contracts';
import type { MailTable } from '../mail/mail-content.ts';
import { numberText, percentText } from '../mail/number-text.ts';
import type { ValueWords } from '../mail/value-words.ts';
import type { AnalysisFigures } from './analysis-figures.ts';
import { dayAndMonth, withArticle } from './mail-texts.ts';

const CATALAN = {
  step: 'Pas',
  visits: 'Visites',
  visitors: 'Visitants',
  ofFirst: 'Del primer pas',
  entry: 'entrada a la visita',
  end: 'final de la visita',
  value: 'Pàgina o valor',
  times: 'Vegades',
  before: (steps: number, value: string) => `${steps} abans de «${value}»`,
  after: (steps: number, value: string) => `${steps} després de «${value}»`,
  week: 'Setmana',
  weekOf: (day: string) => `Setmana ${withArticle('de', day)}`,
  newVisitors: 'Visitants nous',
  later: (weeks: number) => `Al cap ${weeks === 1 ? 'd’una setmana' : `de ${weeks} setmanes`}`,
};
const ENGLISH: typeof CATALAN = {
  step: 'Step',
  visits: 'Visits',
  visitors: 'Visitors',
  ofFirst: 'Of the first step',
  entry: 'start of the visit',
  end: 'end of the visit',
  value: 'Page or value',
  times: 'Times',
  before: (steps, value) => `${steps} before “${value}”`,
  after: (steps, value) => `${steps} after “${value}”`,
  week: 'Week',
  weekOf: (day) => `Week of ${day}`,
  newVisitors: 'New visitors',
  later: (weeks) => `After ${weeks === 1 ? 'a week' : `${weeks} weeks`}`,
};
const WORDS = { ca: CATALAN, en: ENGLISH };

/** Values of a step in the mail; all of them are in the file. */
const VALUES = 5;

type Row = AnalysisFigures['rows'][number];

export function analysisTables(
  { kind, query }: SavedAnalysis,
  rows: readonly Row[],
  textOf: ValueWords,
  language: StudioLanguage,
): MailTable[] {
  const words = WORDS[language];
  const figure = (row: Row, key: string) => numberText(Number(row[key] ?? 0), language);
  switch (kind) {
    case 'funnel': {
      const each = query.within === 'visit' ? words.visits : words.visitors;
      return [
        {
          ...{ kind: 'table', as: 'figures', names: [words.step] },
          columns: [{ title: each, inLine: (value) => `${value} ${each.toLowerCase()}` }, { title: words.ofFirst }],
          rows: rows.map((row) => ({
            names: [`${words.step} ${row.step}`],
            values: [figure(row, 'count'), typeof row.ofFirst === 'number' ? percentText(row.ofFirst, language) : ''],
          })),
        },
      ];
    }
    case 'flow':
      return [...new Set(rows.map(({ step }) => Number(step)))].map((step): MailTable => {
        const [side, ended] = step < 0 ? [words.before, words.entry] : [words.after, words.end];
        return {
          ...{ kind: 'table', as: 'ranking', names: [words.value], columns: [{ title: words.times }] },
          caption: side(Math.abs(step), textOf(query.dimension, query.value)),
          rows: rows
            .filter((row) => row.step === step)
            .slice(0, VALUES)
            .map((row) => ({
              names: [row.value === null ? ended : textOf(query.dimension, String(row.value))],
              values: [figure(row, 'count')],
            })),
        };
      });
    case 'retention': {
      const day = dayAndMonth('UTC', language);
      const weeks = [...new Set(rows.map(({ week }) => String(week)))].map((week) => ({
        names: [words.weekOf(day.format(new Date(week)))],
        values: rows.filter((row) => row.week === week).map((row) => figure(row, 'visitors')),
      }));
      const later = Array.from({ length: Math.max(1, ...weeks.map(({ values }) => values.length)) - 1 }, (_, i) =>
        words.later(i + 1),
      );
      return [
        {
          ...{ kind: 'table', as: 'figures', names: [words.week] },
          columns: [
            ...[words.newVisitors, ...later].map((title) => ({
              title,
              inLine: (value: string) => `${value} ${title.toLowerCase()}`,
            })),
          ],
          rows: weeks,
        },
      ];
    }
  }
}
