/** Cell separators of spreadsheets in any locale. */
const SEPARATOR = /([;,|\t\r\n])/;
/** Start of a formula (OWASP, CSV injection), also in full width. */
const FORMULA = /^ *[=+\-@＝＋－＠]/;

/**
 * Page names come from any browser: text that a spreadsheet would run as a formula gets an apostrophe, whatever
 * separator its locale uses.
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
