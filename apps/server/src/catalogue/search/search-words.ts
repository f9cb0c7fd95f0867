/**
 * W-07: a text → the words it is found by. The same for what is indexed and for what is typed, so that «col·legi»,
 * «coŀlegi» and «col.legi», «l’aigua» and «aigua», «notícies» and «noticies» meet. Pure.
 */

export interface SearchWord {
  /** Lower case, without accents, `l·l` as `ll`: «music», «col·legis» → `collegis`. */
  plain: string;
  /** Singular as far as spelling tells; what PostgreSQL stems. */
  key: string;
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** The point between two l belongs to the word, whichever of its look-alikes was typed; an apostrophe parts words. */
const WORD = /(?:l[·•‧∙⋅.-](?=l(?!l))|ŀ(?=l)|[\p{L}\p{N}\p{M}])+/giu;
/** A word longer than this is no word. */
const MOST_LETTERS = 60;

export function searchWords(text: string): SearchWord[] {
  return [...text.matchAll(WORD)].map(({ 0: written, index }) => {
    const plain = toPlain(written).slice(0, MOST_LETTERS);
    return { plain, key: toSingular(plain), start: index, end: index + written.length };
  });
}

/** One word without what is often left out when typing. */
const toPlain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ŀ|l[·•‧∙⋅.-](?=l)/g, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/**
 * Plurals whose stem PostgreSQL does not bring together with the singular: cançons–cançó, pluges–pluja,
 * músiques–música, places–plaça, imatges–imatge. Wrong guesses do no harm, both sides make the same.
 */
const SINGULARS: readonly [RegExp, string][] = [
  [/ges?$/, 'ja'],
  [/gues$/, 'ga'],
  [/ques$/, 'ca'],
  [/ces$/, 'ca'],
  [/([aeiou])ns$/, '$1'],
];
/** Shorter ones are as often singular («fons») or keep their n («trens»). */
const SHORTEST_PLURAL = 6;

function toSingular(plain: string): string {
  if (plain.length < SHORTEST_PLURAL) return plain;
  const rule = SINGULARS.find(([ending]) => ending.test(plain));
  return rule ? plain.replace(...rule) : plain;
}
