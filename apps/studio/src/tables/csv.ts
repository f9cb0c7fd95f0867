/** Tables as RFC 4180: comma, CRLF, quotes only where needed. */

import { csvText } from '@sintonia/contracts';

const BYTE_ORDER_MARK = '\uFEFF';

/** Numbers are written plainly, with a point. */
export const csvCell = (value: string | number): string => (typeof value === 'number' ? String(value) : csvText(value));

/** A whole file; the byte order mark tells spreadsheets that it is UTF-8. */
export function toCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
