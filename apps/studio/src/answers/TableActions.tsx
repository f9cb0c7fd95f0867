import { QUERY_LIMITS, type ReportAnswer, type ReportRow } from '@sintonia/contracts';
import { type ReactNode, use, useState } from 'react';
import type { RequestError } from '../api/request.ts';
import { download } from '../design/download.ts';
import { TimeZoneContext, useFormats, useWords } from '../messages/language.ts';
import { dayOf } from '../period/civil-day.ts';
import { useNames } from '../query/names-context.ts';
import { presetOf } from '../query/preset-query.ts';
import { fixedValues, hasTime } from '../query/query-state.ts';
import { isSortedByText, type ReportRequest, wholeTableQuery } from '../query/report-request.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { fetchReport } from '../query/use-report.ts';
import type { ValueOf } from '../query/use-value-name.ts';
import { useValueText, useValueTextsOnRequest } from '../query/use-value-text.ts';
import { Problem } from '../states/Problem.tsx';
import { fileName, toCsv } from '../tables/csv.ts';
import { TableTools } from '../tables/TableTools.tsx';
import { answerCells } from './answer-cells.ts';
import { byChange } from './by-change.ts';
import { byText } from './by-text.ts';
import { rowText } from './row-text.ts';

/** Exports of a query's table: all rows as a file, the visible rows to the clipboard, print. */
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
  const { table, period } = useWords();
  const textOf = useValueText();
  const fetchTexts = useValueTextsOnRequest();
  const formats = useFormats();
  const names = useNames();
  const timeZone = use(TimeZoneContext);
  const [isSaving, setSaving] = useState(false);
  const [saveError, setSaveError] = useState<RequestError | null>(null);
  const { queryState, comparison } = request;
  const { metrics, dimensions, step, sort } = queryState;
  const fixed = fixedValues(queryState);

  const cellsOf = (of: Pick<ReportAnswer, 'rows' | 'compared'>, texts: ValueOf<string>, isStored: boolean) =>
    answerCells({
      ...{ rows: of.rows, metrics, dimensions, fixed, names, textOf: texts },
      time: hasTime(queryState) ? words.time[step] : null,
      compared: of.compared && period.compared[comparison],
      storedOf: isStored ? table.storedValueOf : null,
    });
  const inOrder = (all: readonly ReportRow[], texts: ValueOf<string>): ReportRow[] => {
    if (sort?.isChange && answer.compared) return byChange(all, sort);
    if (!sort || !isSortedByText(queryState)) return [...all];
    const ofRows = all.map((row) => rowText(row, sort.by, texts, fixed));
    return byText(all, ofRows, sort.isDescending);
  };
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    const all = await fetchReport(wholeTableQuery(request));
    if (all.ok) {
      const texts = await fetchTexts(
        all.value.rows.flatMap((row) => dimensions.map((key) => [key, row.dimensions[key] ?? ''] as const)),
      );
      const whole = { ...all.value, rows: inOrder(all.value.rows, texts) };
      const [head = [], ...body] = cellsOf(whole, texts, true);
      const { from, to } = whole.period;
      const days = [dayOf(new Date(from), timeZone), dayOf(new Date(Date.parse(to) - 1), timeZone)];
      const preset = presetOf(queryState);
      const file = [preset ? words.preset[preset.key] : name, ...new Set(days)].join(' ');
      download(fileName(file), toCsv(head.map(String), body), 'text/csv');
    }
    setSaving(false);
    setSaveError(all.ok ? null : all.error);
  };
  const isCut = answer.rowCount > QUERY_LIMITS.rows;
  return (
    <>
      <TableTools
        name={name}
        cells={() => cellsOf({ rows: [...rows], compared: answer.compared }, textOf, false)}
        save={save}
        saveTitle={isCut ? table.csvLimit(formats.count(QUERY_LIMITS.rows)) : undefined}
      >
        {children}
      </TableTools>
      {saveError && <Problem error={saveError} onRetry={save} />}
    </>
  );
}
