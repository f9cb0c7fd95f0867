/** What some locale's spreadsheet takes for the end of a cell. */
const SEPARATOR = /([;,|\t\r\n])/;
/** What begins a formula (OWASP, CSV injection), also in full width. */
const FORMULA = /^ *[=+\-@＝＋－＠]/;

/**
 * Names of pages come from anybody's browser: what a spreadsheet would run as a formula is kept from it with an
 * apostrophe, whatever separator its locale has.
 */
export function withoutFormulas(text: string): string {
  const parts = text.split(SEPARATOR).map((part) => (FORMULA.test(part) ? `'${part}` : part));
  return /^[\t\r]/.test(text) ? `'${parts.join('')}` : parts.join('');
}

/** One cell of text for RFC 4180. */
export function csvText(text: string): string {
  const safe = withoutFormulas(text);
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
