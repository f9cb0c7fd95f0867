import { QUERY_LIMITS, type ReportAnswer, type ReportRow } from '@sintonia/contracts';
import buttons from '../design/Button.module.css';
import { CopyButton } from '../design/CopyButton.tsx';
import { useFormats } from '../messages/language.ts';
import { valueText } from '../query/figure-text.ts';
import { useNames } from '../query/names-context.ts';
import { hasTime } from '../query/query-state.ts';
import { csvAddress, type ReportRequest } from '../query/report-request.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { copyTable } from '../tables/copy-table.ts';
import styles from './TableActions.module.css';

/** Exports of the table: the server's CSV of the whole, the visible rows to the clipboard, print. */
export function TableActions({
  request,
  answer,
  rows,
}: {
  request: ReportRequest;
  answer: ReportAnswer;
  rows: readonly ReportRow[];
}) {
  const words = useQueryWords();
  const formats = useFormats();
  const names = useNames();
  const { queryState } = request;
  const { metrics, dimensions, step } = queryState;
  const isTimed = hasTime(queryState);

  const cells = () => {
    const head = [...(isTimed ? [words.time[step]] : []), ...[...dimensions, ...metrics].map(names.nameOf)];
    const body = rows.map((row) => [
      ...(isTimed ? [row.dimensions.time ?? ''] : []),
      ...dimensions.map((key) => valueText(key, row.dimensions[key] ?? '', words)),
      ...metrics.map((key) => String(row.metrics[key] ?? '')),
    ]);
    return [head, ...body];
  };

  return (
    <span className={styles.actions}>
      <CopyButton copy={() => copyTable(cells())}>{words.copy}</CopyButton>
      <a
        className={buttons.plain}
        href={csvAddress(request)}
        download="informe.csv"
        title={answer.rowCount > QUERY_LIMITS.rows ? words.csvLimit(formats.count(QUERY_LIMITS.rows)) : undefined}
      >
        {words.csv}
      </a>
      <button type="button" className={buttons.plain} onClick={() => window.print()}>
        {words.print}
      </button>
    </span>
  );
}
