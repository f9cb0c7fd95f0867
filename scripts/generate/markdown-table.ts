/** Formats rows as a Markdown table, in the formatter's style. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const escaped = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(...[head, ...escaped].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], filling = ' ') =>
    `| ${cells.map((text, column) => text.padEnd(widths[column] ?? 0, filling)).join(' | ')} |`;
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...escaped.map((row) => line(row)),
  ].join('\n');
}

/** Replaces the text between two marks of a document. Throws if the marks are missing. */
export function withGenerated(document: string, [begin, end]: readonly [string, string], generated: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`the document lacks ${begin} or ${end}`);
  return `${document.slice(0, from)}${begin}\n\n${generated}\n\n${document.slice(to)}`;
}
