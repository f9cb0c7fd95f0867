/** Tables as RFC 4180: comma, CRLF, quotes only where needed. */

import { csvText } from '@sintonia/contracts';
import { plain } from '../messages/plain-text.ts';

/** A header, then rows. */
export type Cells = readonly (readonly (string | number)[])[];

const BYTE_ORDER_MARK = '\uFEFF';

/** Numbers are written plainly, with a point. */
export const csvCell = (value: string | number): string => (typeof value === 'number' ? String(value) : csvText(value));

/** A whole file; the byte order mark tells spreadsheets that it is UTF-8. */
export function toCsv(header: readonly string[], rows: Cells): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** «Pàgines més vistes» is saved as `pagines-mes-vistes.csv`. */
export const fileName = (name: string): string =>
  `${
    plain(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'sintonia'
  }.csv`;
