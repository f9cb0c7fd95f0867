/** W-10: what somebody may have been looking for whose address leads nowhere. Pure. */

const MAX_CHARACTERS = 60;
/** Beginnings of addresses and endings of files: nobody looks for them. */
const NOT_WORDS = /^(?:\d+|noticia|noticies|video|audio|programa|programes|index|www|[a-z]+\.(?:php|aspx?|jsp))$/i;

/** Words of a path for the search: `/noticia/99/neu-a-la-vall/` is `neu a la vall`. Empty when it says nothing. */
export function addressWords(pathname: string): string {
  const parts = pathname.split('/').map((part) => decoded(part).replace(/\.(?:html?|php|aspx?|jsp)$/i, ''));
  const reported = parts.filter((part) => part !== '' && !NOT_WORDS.test(part)).at(-1) ?? '';
  const words = reported.replace(/[^\p{L}\p{N}·'’]+/gu, ' ').trim();
  if (words.length <= MAX_CHARACTERS) return words;
  const end = words.lastIndexOf(' ', MAX_CHARACTERS);
  return words.slice(0, end > 0 ? end : MAX_CHARACTERS);
}

/** As it stands when it is not well encoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
