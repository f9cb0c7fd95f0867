import { QUERY_LIMITS, type ReportAnswer, type ReportRow } from '@sintonia/contracts';
import type { ReactNode } from 'react';
import { useFormats, useWords } from '../messages/language.ts';
import { useNames } from '../query/names-context.ts';
import { fixedValues, hasTime } from '../query/query-state.ts';
import { csvAddress, type ReportRequest } from '../query/report-request.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { useValueText } from '../query/use-value-text.ts';
import { TableTools } from '../tables/TableTools.tsx';

/** Exports of a query's table: the server's CSV of the whole, the visible rows to the clipboard, print. */
export function TableActions({
  name,
  request,
  answer,
  rows,
  children,
}: {
  name: string;
  request: ReportRequest;
  answer: ReportAnswer;
  rows: readonly ReportRow[];
  /** At the left of the tools. */
  children?: ReactNode;
}) {
  const words = useQueryWords();
  const textOf = useValueText();
  const { csvLimit } = useWords().table;
  const formats = useFormats();
  const names = useNames();
  const { queryState } = request;
  const { metrics, dimensions, step } = queryState;
  const fixed = fixedValues(queryState);
  const isTimed = hasTime(queryState);

  const cells = () => {
    const head = [...(isTimed ? [words.time[step]] : []), ...[...dimensions, ...metrics].map(names.nameOf)];
    const body = rows.map((row) => [
      ...(isTimed ? [row.dimensions.time ?? ''] : []),
      ...dimensions.map((key) => textOf(key, row.dimensions[key] ?? '', { ...fixed, ...row.dimensions })),
      ...metrics.map((key) => row.metrics[key] ?? ''),
    ]);
    return [head, ...body];
  };
  const isCut = answer.rowCount > QUERY_LIMITS.rows;
  return (
    <TableTools
      name={name}
      cells={cells}
      csv={{ href: csvAddress(request), ...(isCut && { title: csvLimit(formats.count(QUERY_LIMITS.rows)) }) }}
    >
      {children}
    </TableTools>
  );
}
