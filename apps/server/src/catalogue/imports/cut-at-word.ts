/** Truncates at the end of a word; a first word longer than the limit is cut. Texts are single lines. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return `${text.slice(0, end > 0 ? end : most).trimEnd()}…`;
}
