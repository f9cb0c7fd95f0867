import { clockTime } from '@sintonia/contracts';
import { FigureButton } from '../figures/FigureButton.tsx';
import { useFormats } from '../messages/language.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import type { Part } from './along-words.ts';
import type { OpenAlong } from './use-along-figure.ts';
import { useWordsCurveWords } from './words-curve-words.ts';

/** The figures of the curve as a table, for a title without subtitles. */
export function PartTable({
  parts,
  before,
  per,
  onOpen,
}: {
  parts: readonly Part[];
  before: readonly number[];
  /** Seconds of a part. */
  per: number;
  onOpen: OpenAlong;
}) {
  const words = useWordsCurveWords();
  const formats = useFormats();
  const beforeAt = new Map(parts.map(({ atS }, place) => [atS, before[place] ?? 0]));
  const beforeOf = ({ atS }: Part) => beforeAt.get(atS) ?? 0;
  const columns: Column<Part>[] = [
    { name: words.columns.at, value: ({ atS }) => atS, show: ({ atS }) => clockTime(atS) },
    {
      name: words.columns.there,
      value: ({ viewings }) => viewings,
      show: ({ viewings, atS }) => (
        <FigureButton name={words.columns.there} value={viewings} onOpen={() => onOpen('hi', atS)}>
          {formats.count(viewings)}
        </FigureButton>
      ),
      isNumber: true,
    },
    ...(before.length > 0
      ? [
          {
            name: words.columns.before,
            value: beforeOf,
            show: (part: Part) => (
              <FigureButton name={words.columns.before} value={beforeOf(part)} onOpen={() => onOpen('abans', part.atS)}>
                {formats.count(beforeOf(part))}
              </FigureButton>
            ),
            isNumber: true,
          },
        ]
      : []),
    {
      name: words.columns.left,
      value: ({ left }) => left,
      show: ({ left, atS }) => (
        <FigureButton name={words.columns.left} value={left} onOpen={() => onOpen('surt', atS, atS + per)}>
          {formats.count(left)}
        </FigureButton>
      ),
      isNumber: true,
    },
  ];
  return <ReportTable caption={words.curve} columns={columns} rows={parts} rowKey={({ atS }) => String(atS)} />;
}
