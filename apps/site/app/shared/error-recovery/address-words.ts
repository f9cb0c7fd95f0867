/** W-10: search words from an address that does not exist. Pure. */

const MAX_CHARACTERS = 60;
/** Path prefixes and file extensions, never search words. */
const NOT_WORDS = /^(?:\d+|noticia|noticies|video|audio|programa|programes|index|www|[a-z]+\.(?:php|aspx?|jsp))$/i;

/** Search words from a path: `/noticia/99/neu-a-la-vall/` gives `neu a la vall`. Empty when it has none. */
export function addressWords(pathname: string): string {
  const parts = pathname.split('/').map((part) => decoded(part).replace(/\.(?:html?|php|aspx?|jsp)$/i, ''));
  const lastPart = parts.filter((part) => part !== '' && !NOT_WORDS.test(part)).at(-1) ?? '';
  const words = lastPart.replace(/[^\p{L}\p{N}·'’]+/gu, ' ').trim();
  if (words.length <= MAX_CHARACTERS) return words;
  const end = words.lastIndexOf(' ', MAX_CHARACTERS);
  return words.slice(0, end > 0 ? end : MAX_CHARACTERS);
}

/** The undecoded text when the encoding is invalid. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
