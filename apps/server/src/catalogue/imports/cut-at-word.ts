/** Truncates at the end of a word; a first word longer than the limit is cut. Texts are single lines. */
export function truncateAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.lastIndexOf(' ', maxLength);
  return `${text.slice(0, end > 0 ? end : maxLength).trimEnd()}…`;
}
