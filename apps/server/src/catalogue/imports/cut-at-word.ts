/** At most so many characters, up to the end of a word; a first word that is longer is cut. Texts are on one line. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return `${text.slice(0, end > 0 ? end : most).trimEnd()}…`;
}
