import { escapeMarkup } from '@sintonia/contracts';
import type { Cells } from './csv.ts';

/**
 * A table for the clipboard: HTML cells for spreadsheets and documents, tabs for others.
 *
 * @param numberText rounds a number for reading
 */
export async function copyTable(cells: Cells, numberText: (n: number) => string): Promise<void> {
  const rows = cells.map((row) => row.map((cell) => (typeof cell === 'number' ? numberText(cell) : cell)));
  const plain = rows.map((row) => row.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
  const html = `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeMarkup(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
  const blob = (type: string, text: string) => new Blob([text], { type });
  await navigator.clipboard.write([
    new ClipboardItem({ 'text/plain': blob('text/plain', plain), 'text/html': blob('text/html', html) }),
  ]);
}
