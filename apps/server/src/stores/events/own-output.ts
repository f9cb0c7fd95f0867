/**
 * Extracts a statement's own output. When a statement is aborted (time or memory limit), the embedded engine keeps its partial
 * output and prepends it to the output of a later statement. JSON strings contain no raw line breaks, so the last start of a
 * document in the output belongs to the current statement.
 */
const DOCUMENT = '{\n\t"meta":';
const ROWS = '[\n';

/** Own part of an answer in the engine's format JSON. */
export const ownDocument = (output: string): string => output.slice(Math.max(0, output.lastIndexOf(DOCUMENT)));

/** Own rows of an answer in the format of one array with one row per line; returns them as lines. */
export function ownLines(output: string): string {
  const last = output.lastIndexOf(`\n${ROWS}`);
  const own = last < 0 ? output.slice(output.indexOf(ROWS)) : output.slice(last + 1);
  const rows = own.slice(ROWS.length, own.lastIndexOf('\n]')).replaceAll('},\n{', '}\n{').trim();
  return rows === '' ? '' : `${rows}\n`;
}

/** A Parquet file begins and ends with `PAR1`. Its offsets count from the start, so nothing may precede it. */
export function isParquet(output: string): boolean {
  return output.startsWith('PAR1') && output.endsWith('PAR1');
}
