import type { ReportRow } from '@sintonia/contracts';

/** Identifies a cell: a figure of a row, or of the total. */
export interface Cell {
  metric: string;
  row: Pick<ReportRow, 'dimensions' | 'metrics' | 'compared'>;
  isTotal: boolean;
}
