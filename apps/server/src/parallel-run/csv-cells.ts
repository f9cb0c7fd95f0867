/** Cells of a line; quotes may contain separators, and a doubled quote is one. */
export function cells(line: string, separator: string): string[] {
  const found: string[] = [];
  for (let at = 0; at <= line.length; ) {
    const { text, end } = line[at] === '"' ? quotedCell(line, at + 1) : { text: '', end: at };
    const next = line.indexOf(separator, end);
    const until = next < 0 ? line.length : next;
    found.push(text + line.slice(end, until));
    at = until + 1;
  }
  return found;
}

/** @param from first character after the opening quote */
function quotedCell(line: string, from: number): { text: string; end: number } {
  const parts: string[] = [];
  for (let at = from; ; ) {
    const quote = line.indexOf('"', at);
    if (quote < 0) return { text: parts.join('') + line.slice(at), end: line.length };
    parts.push(line.slice(at, quote));
    if (line[quote + 1] !== '"') return { text: parts.join(''), end: quote + 1 };
    parts.push('"');
    at = quote + 2;
  }
}

export function turned(text: string): string[] | null {
  const [, day, month, year] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(text.trim()) ?? [];
  return day && month && year ? ['', year, month.padStart(2, '0'), day.padStart(2, '0')] : null;
}
