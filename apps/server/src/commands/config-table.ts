/** The configuration as a table for docs/operations.md, from the one place that says it. */
import { VARIABLES } from '../config-variables.ts';

export const OPERATIONS = new URL('../../../../docs/operations.md', import.meta.url);

const BEGIN = '<!-- configuration: npm run docs:config -->';
const END = '<!-- /configuration -->';

/** The document with the table between its two marks made anew. Throws when the marks are missing. */
export function withConfigTable(document: string): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`docs/operations.md lacks ${BEGIN} or ${END}`);
  return `${document.slice(0, begin)}${BEGIN}\n\n${configTable()}\n\n${document.slice(end)}`;
}

function configTable(): string {
  const rows = Object.entries(VARIABLES).map(([name, { unset, expects }]) => [
    `\`${name}\``,
    unset === null ? '' : `\`${unset}\``,
    expects.replaceAll('|', '\\|'),
  ]);
  const head = ['variable', 'when unset', 'must be'];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], filling = ' ') =>
    `| ${cells.map((text, column) => text.padEnd(widths[column] ?? 0, filling)).join(' | ')} |`;
  // As the formatter lays tables out.
  return [line(head), line(['', '', ''], '-'), ...rows.map((row) => line(row))].join('\n');
}
