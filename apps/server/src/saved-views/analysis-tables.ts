/** A saved analysis as the tables of its mail, in Catalan. Pure but for `Intl`. */
import type { SavedAnalysis } from '@sintonia/contracts';
import type { MailTable } from '../mail/mail-content.ts';
import { numberText } from '../mail/number-text.ts';
import type { ValueWords } from '../mail/value-words.ts';
import type { AnalysisFigures } from './analysis-figures.ts';
import { dayAndMonth, withArticle } from './mail-texts.ts';

/** Values of a step in the mail; all of them are in the file. */
const VALUES = 5;

type Row = AnalysisFigures['rows'][number];

const count = (row: Row, key: string): number => Number(row[key] ?? 0);

export function analysisTables({ kind, query }: SavedAnalysis, rows: readonly Row[], textOf: ValueWords): MailTable[] {
  switch (kind) {
    case 'funnel': {
      const each = query.within === 'visit' ? 'visites' : 'visitants';
      return [
        {
          ...{ kind: 'table', as: 'figures', names: ['Pas'] },
          columns: [
            { title: each === 'visites' ? 'Visites' : 'Visitants', inLine: (value) => `${value} ${each}` },
            { title: 'Del primer pas' },
          ],
          rows: rows.map((row) => ({
            names: [`Pas ${row.step}`],
            values: [
              numberText(count(row, 'count')),
              typeof row.ofFirst === 'number' ? `${numberText(row.ofFirst * 100, 1)} %` : '',
            ],
          })),
        },
      ];
    }
    case 'flow':
      return [...new Set(rows.map(({ step }) => Number(step)))].map((step): MailTable => {
        const ended = step < 0 ? 'entrada a la visita' : 'final de la visita';
        return {
          ...{ kind: 'table', as: 'ranking', names: ['Pàgina o valor'], columns: [{ title: 'Vegades' }] },
          caption: `${step < 0 ? `${-step} abans` : `${step} després`} de «${textOf(query.dimension, query.value)}»`,
          rows: rows
            .filter((row) => row.step === step)
            .slice(0, VALUES)
            .map((row) => ({
              names: [row.value === null ? ended : textOf(query.dimension, String(row.value))],
              values: [numberText(count(row, 'count'))],
            })),
        };
      });
    case 'retention': {
      const day = dayAndMonth('UTC');
      const weeks = [...new Set(rows.map(({ week }) => String(week)))].map((week) => ({
        names: [`Setmana ${withArticle('de', day.format(new Date(week)))}`],
        values: rows.filter((row) => row.week === week).map((row) => numberText(count(row, 'visitors'))),
      }));
      const later = Array.from({ length: Math.max(1, ...weeks.map(({ values }) => values.length)) - 1 }, (_, i) =>
        i === 0 ? 'd’una setmana' : `de ${i + 1} setmanes`,
      );
      return [
        {
          ...{ kind: 'table', as: 'figures', names: ['Setmana'] },
          columns: [
            { title: 'Visitants nous', inLine: (value) => `${value} visitants nous` },
            ...later.map((after) => ({
              title: `Al cap ${after}`,
              inLine: (value: string) => `${value} al cap ${after}`,
            })),
          ],
          rows: weeks,
        },
      ];
    }
  }
}
