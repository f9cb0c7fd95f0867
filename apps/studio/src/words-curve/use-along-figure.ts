import { clockTime, type ReportBasis } from '@sintonia/contracts';
import { useMemo } from 'react';
import type { AnalysisFigure } from '../figures/AnalysisSheet.tsx';
import { useSheet } from '../links/use-sheet.ts';
import { useFormats } from '../messages/language.ts';
import { openedPart } from './along-words.ts';
import type { Along } from './fetch-along.ts';
import { useWordsCurveWords } from './words-curve-words.ts';

/** @param toS end of several parts, exclusive; without it, the part in which `fromS` lies */
export type OpenAlong = (kind: 'hi' | 'abans' | 'surt', fromS: number, toS?: number) => void;

/** The figure of a title's curve that is opened, with its place in the address: `hi/60`, `surt/60/90`. */
export function useAlongFigure(along: Along | null): {
  figure: (AnalysisFigure & { basis: ReportBasis }) | null;
  open: OpenAlong;
  close: (isRequested: boolean) => void;
} {
  const { columns, sentences } = useWordsCurveWords();
  const formats = useFormats();
  const [opened, open, close] = useSheet('moment');
  const found = useMemo(() => (along && opened !== null ? foundIn(along, opened) : null), [along, opened]);
  const openAlong: OpenAlong = (kind, fromS, toS) => open([kind, fromS, ...(toS === undefined ? [] : [toS])].join('/'));
  if (!found) return { figure: null, open: openAlong, close };
  const { kind, fromS, toS, count, body, leftOutOf, basis } = found;
  const span = [clockTime(fromS), clockTime(toS)] as const;
  const figure = {
    title: `${{ hi: columns.there, abans: columns.before, surt: columns.left }[kind]}: ${span[0]}`,
    value: formats.count(count),
    sentence: (kind === 'surt' ? sentences.left : sentences.there)(...span),
    path: 'positions/rows',
    ...{ body, leftOutOf, basis },
  };
  return { figure, open: openAlong, close };
}

function foundIn(along: Along, opened: string) {
  const part = openedPart(along, opened);
  const answer = part?.kind === 'abans' ? along.earlier : along.answer;
  if (!part || !answer) return null;
  const { fromS, toS, kind } = part;
  const body = { query: answer.query, atS: fromS, untilS: toS, isLeft: kind === 'surt' };
  const { per: _per, ...scope } = answer.query;
  return { ...part, body, leftOutOf: { ...scope, metrics: ['averageAudience'] }, basis: answer.basis };
}
