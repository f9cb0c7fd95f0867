import { clockTime } from '@sintonia/contracts';
import { useFormats } from '../messages/language.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import type { Part } from './along-words.ts';
import { useWordsCurveWords } from './words-curve-words.ts';

/** The figures of the curve as a table, for a title without subtitles. */
export function PartTable({ parts, before }: { parts: readonly Part[]; before: readonly number[] }) {
  const words = useWordsCurveWords();
  const formats = useFormats();
  const beforeAt = new Map(parts.map(({ atS }, place) => [atS, before[place] ?? 0]));
  const beforeOf = ({ atS }: Part) => beforeAt.get(atS) ?? 0;
  const columns: Column<Part>[] = [
    { name: words.columns.at, value: ({ atS }) => atS, show: ({ atS }) => clockTime(atS) },
    {
      name: words.columns.there,
      value: ({ viewings }) => viewings,
      show: ({ viewings }) => formats.count(viewings),
      isNumber: true,
    },
    ...(before.length > 0
      ? [
          {
            name: words.columns.before,
            value: beforeOf,
            show: (part: Part) => formats.count(beforeOf(part)),
            isNumber: true,
          },
        ]
      : []),
    { name: words.columns.left, value: ({ left }) => left, show: ({ left }) => formats.count(left), isNumber: true },
  ];
  return <ReportTable caption={words.curve} columns={columns} rows={parts} rowKey={({ atS }) => String(atS)} />;
}
