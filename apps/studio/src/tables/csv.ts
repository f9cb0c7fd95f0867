/** Tables as RFC 4180: comma, CRLF, quotes only where needed. */

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One cell. Names of pages come from anybody's browser: a text that a spreadsheet would run as a formula is
 * kept from it with an apostrophe. Numbers are written plainly, with a point.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A whole file; the mark at the beginning tells spreadsheets that it is UTF-8. */
export function toCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
