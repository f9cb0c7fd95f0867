/** The table of a saved analysis in words, in Catalan. Pure. */
import type { SavedAnalysis } from '@sintonia/contracts';
import { numberText } from '../mail/number-text.ts';
import { oneLine } from '../mail/one-line.ts';
import type { ValueWords } from '../mail/value-words.ts';
import type { AnalysisFigures } from './analysis-figures.ts';

/** Values of a step in the text; all of them are in the file. */
const VALUES = 5;

type Row = AnalysisFigures['rows'][number];

const count = (row: Row, key: string): number => Number(row[key] ?? 0);
const percent = (part: unknown): string => (typeof part === 'number' ? ` (${numberText(part * 100, 1)} %)` : '');

export function analysisText({ kind, query }: SavedAnalysis, rows: readonly Row[], textOf: ValueWords): string {
  switch (kind) {
    case 'funnel': {
      const each = query.within === 'visit' ? 'visites' : 'visitants';
      return rows
        .map((row) => `Pas ${row.step}: ${numberText(count(row, 'count'))} ${each}${percent(row.ofFirst)}`)
        .join('\n');
    }
    case 'flow':
      return [...new Set(rows.map(({ step }) => Number(step)))]
        .map((step) => {
          const values = rows.filter((row) => row.step === step).slice(0, VALUES);
          const place = step < 0 ? `${-step} abans` : `${step} després`;
          return `${place} de «${oneLine(textOf(query.dimension, query.value))}»: ${values.map((row) => valueText(row, step, (value) => textOf(query.dimension, value))).join(', ')}`;
        })
        .join('\n');
    case 'retention':
      return [...new Set(rows.map(({ week }) => String(week)))]
        .map((week) => {
          const seen = rows.filter((row) => row.week === week);
          const [first, ...later] = seen.map((row) => numberText(count(row, 'visitors')));
          const back = later.map(
            (visitors, i) => `${visitors} al cap ${i === 0 ? 'd’una setmana' : `de ${i + 1} setmanes`}`,
          );
          return `Setmana del ${week}: ${first} visitants nous${back.length > 0 ? `; hi han tornat ${back.join(', ')}` : ''}`;
        })
        .join('\n');
  }
}

function valueText(row: Row, step: number, textOf: (value: string) => string): string {
  const ended = step < 0 ? 'entrada a la visita' : 'final de la visita';
  const name = row.value === null ? ended : oneLine(textOf(String(row.value)));
  return `${name} ${numberText(count(row, 'count'))}`;
}
