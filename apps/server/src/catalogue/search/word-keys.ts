/**
 * W-07: a Catalan word → the singulars that it can be a form of. Two words match if they share a key: «aigües» is a
 * form of «aigua», «pares» of «pare» (and of «para»), «casos» of «cas» and never of «casa».
 * Rules of the grammar undo number, gender and spelling, and for common verbs the conjugation (`verb-forms.ts`): a
 * stemmer for all verbs would merge «pare» and «parar», «cas» and «casa». If an ending has several origins the word has
 * several keys; a key that is not a word is harmless. Pure.
 */
import { withoutAccents } from '@sintonia/contracts/without-accents';
import { FEMININES, NOT_FEMININE } from './gendered-words.ts';
import { VERB_FORMS } from './verb-forms.ts';

/** Increase when the keys of any word change, so that documents are reindexed. */
export const KEYS_VERSION = 2;

/** Lower case, without accents, `l·l` as `ll`: «Músiques» → `musiques`. */
export const toPlain = (word: string): string =>
  withoutAccents(word.toLowerCase().replace(/ŀ|l[·•‧∙⋅.-](?=l)/g, 'l')).replace(
    /[øßæœłđð]/g,
    (letter) => WITHOUT_MARKS[letter] ?? letter,
  );

/** Letters of other languages that Unicode does not decompose. */
const WITHOUT_MARKS: Readonly<Record<string, string>> = { ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd' };

/** @param written in its original spelling: «aigües» is less ambiguous than «aigues» */
export function wordKeys(written: string): string[] {
  const plain = toPlain(written);
  const spelt = written.toLowerCase().normalize('NFC');
  const singulars = singularsOf(plain, spelt);
  const feminines = [spelt.endsWith('a') ? [plain] : [], plain.endsWith('es') ? singulars : []].flat();
  const infinitive = VERB_FORMS.get(plain);
  return [...new Set([plain, ...singulars, ...feminines.flatMap(masculinesOf), ...(infinitive ? [infinitive] : [])])];
}

/** A plural ending and its possible singular endings; the stem does not change. */
const PLURALS: readonly [RegExp, readonly string[]][] = [
  // «ü» is written where «gua» and «qua» become plural.
  [/(?<=[gq])ües$/, ['ua']],
  // botigues–botiga, aigues (typed without the dieresis)–aigua, albergues–alberg.
  [/gues$/, ['ga', 'gua', 'gue']],
  [/ques$/, ['ca', 'qua', 'que']],
  // platges–platja, metges–metge.
  [/ges$/, ['ja', 'ge']],
  // places–plaça, felices–feliç.
  [/ces$/, ['ça', 'ç', 'ce']],
  // cases–casa, pares–pare.
  [/es$/, ['a', 'e']],
  // desitjos–desig, lletjos–lleig; bojos–boig, assajos–assaig.
  [/tjos$/, ['g', 'ig']],
  [/jos$/, ['ig', 'jo']],
  // gossos–gos, passos–pas.
  [/ssos$/, ['s', 'sso']],
  // peixos–peix, braços–braç, textos–text, boscos–bosc, gestos–gest, països–país.
  [/(?<=[sxzç]|[sx]t|sc)os$/, ['', 'o']],
  // cançons–cançó, pins–pi, hòmens–home; trens–tren.
  [/(?<=[aeiouàèéíòóúïü])ns$/, ['', 'n']],
  // sofàs, cafès and menús are plurals, so «francès» gets a superfluous key that is not a word. No plural ends in «as».
  [/(?<=[^a])s$/, ['']],
];

/** Minimum length of a singular: «mes» is not from «mà», «pis» not from «pi», nor «gos» from «go». */
const MIN_SINGULAR_LENGTH = 3;
/** Two-letter words: the plurals of «mà» and «pi» are long enough, and «ou» is the only other one. */
const HAS_SHORT_SINGULAR = /ns$|^ous$/;

/** Words that end in s and are not plurals. */
const INVARIABLE = new Set('dilluns dimarts dimecres dijous divendres temps tres virus'.split(' '));

function singularsOf(plain: string, spelt: string): string[] {
  if (INVARIABLE.has(plain)) return [];
  // The accent shows that it is not a feminine plural: «francès», «congrés», «interès».
  const rules = /[àáèéíòóú]s$/.test(spelt) ? PLURALS.slice(-1) : PLURALS;
  const rule = rules.find(([ending]) => ending.test(spelt));
  if (!rule) return [];
  const shortest = HAS_SHORT_SINGULAR.test(plain) ? 2 : MIN_SINGULAR_LENGTH;
  return rule[1].map((instead) => toPlain(spelt.replace(rule[0], instead))).filter((one) => one.length >= shortest);
}

/** Feminine endings and their masculine; only those that form few other words. */
const MASCULINES: readonly [RegExp, string][] = [
  [/(?<=[dts])ora$/, 'or'],
  [/iva$/, 'iu'],
  [/osa$/, 'os'],
  [/esa$/, 'es'],
  [/ana$/, 'a'],
  [/ada$/, 'at'],
  [/ida$/, 'it'],
  [/uda$/, 'ut'],
  [/(?<=..)ica$/, 'ic'],
];
const MIN_FEMININE_LENGTH = 6;

function masculinesOf(singular: string): string[] {
  const listed = FEMININES.get(singular);
  if (listed !== undefined) return [listed];
  if (singular.length < MIN_FEMININE_LENGTH || NOT_FEMININE.has(singular)) return [];
  const rule = MASCULINES.find(([ending]) => ending.test(singular));
  return rule ? [singular.replace(...rule)] : [];
}
