import { escapeMarkup } from '@sintonia/contracts';
import type { Cells } from './csv.ts';

/** A table for the clipboard: HTML cells for spreadsheets and documents, tabs for others. */
export async function copyTable(rows: Cells): Promise<void> {
  const plain = rows.map((row) => row.map((cell) => String(cell).replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
  const html = `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeMarkup(String(cell))}</td>`).join('')}</tr>`).join('')}</table>`;
  const blob = (type: string, text: string) => new Blob([text], { type });
  await navigator.clipboard.write([
    new ClipboardItem({ 'text/plain': blob('text/plain', plain), 'text/html': blob('text/html', html) }),
  ]);
}
