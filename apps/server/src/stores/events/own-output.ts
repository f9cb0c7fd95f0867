/**
 * What belongs to a statement in its output. The embedded engine keeps what a statement had written when it was ended (by
 * its time or memory), and puts that before the output of a later one. Texts in JSON have no line breaks of their own, so
 * the last place where a document can begin is where ours does.
 */
const DOCUMENT = '{\n\t"meta":';
const ROWS = '[\n';

/** Of an answer in the engine's format JSON. */
export const ownDocument = (output: string): string => output.slice(Math.max(0, output.lastIndexOf(DOCUMENT)));

/** Lines of an answer that was written as one array with a row a line. */
export function ownLines(output: string): string {
  const last = output.lastIndexOf(`\n${ROWS}`);
  const own = last < 0 ? output.slice(output.indexOf(ROWS)) : output.slice(last + 1);
  const rows = own.slice(ROWS.length, own.lastIndexOf('\n]')).replaceAll('},\n{', '}\n{').trim();
  return rows === '' ? '' : `${rows}\n`;
}

/** A Parquet file begins and ends with its name; its offsets are of the whole, so nothing may stand before it. */
export function isParquet(output: string): boolean {
  return output.startsWith('PAR1') && output.endsWith('PAR1');
}
