import { clockTime } from '@sintonia/contracts';
import { useFormats } from '../messages/language.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import type { Part } from './along-words.ts';
import { useWordsCurveWords } from './words-curve-words.ts';

/** The figures of the curve as a table, for a title without subtitles. */
export function PartTable({ parts }: { parts: readonly Part[] }) {
  const words = useWordsCurveWords();
  const formats = useFormats();
  const columns: Column<Part>[] = [
    { name: words.columns.at, value: ({ atS }) => atS, show: ({ atS }) => clockTime(atS) },
    {
      name: words.columns.there,
      value: ({ viewings }) => viewings,
      show: ({ viewings }) => formats.count(viewings),
      isNumber: true,
    },
    { name: words.columns.left, value: ({ left }) => left, show: ({ left }) => formats.count(left), isNumber: true },
  ];
  return <ReportTable caption={words.curve} columns={columns} rows={parts} rowKey={({ atS }) => String(atS)} />;
}
