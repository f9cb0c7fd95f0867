/**
 * W-07: a Catalan word → the singulars it can be a form of. Two words mean the same to the search when they have a key in
 * common: «aigües» is a form of «aigua», «pares» of «pare» (and of «para»), «casos» of «cas» and never of «casa».
 *
 * Number, gender and spelling are undone by the rules of the grammar, and of common verbs the conjugation
 * (`verb-forms.ts`): a stemmer for all verbs makes one word of «pare» and «parar», «cas» and «casa». Where an ending has several origins the word has several keys; a key that is no word
 * does no harm. Pure.
 */
import { FEMININES, NOT_FEMININE } from './gendered-words.ts';
import { VERB_FORMS } from './verb-forms.ts';

/** Goes up when a word gets other keys, so that what is indexed is indexed again. */
export const KEYS_VERSION = 2;

/** Lower case, without accents, `l·l` as `ll`: «Músiques» → `musiques`. */
export const toPlain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ŀ|l[·•‧∙⋅.-](?=l)/g, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øßæœłđð]/g, (letter) => WITHOUT_MARKS[letter] ?? letter);

/** Letters of other languages that Unicode does not take apart. */
const WITHOUT_MARKS: Readonly<Record<string, string>> = { ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd' };

/** @param written as it stands in the text: «aigües» is less ambiguous than «aigues» */
export function wordKeys(written: string): string[] {
  const plain = toPlain(written);
  const spelt = written.toLowerCase().normalize('NFC');
  const singulars = singularsOf(plain, spelt);
  const feminines = [spelt.endsWith('a') ? [plain] : [], plain.endsWith('es') ? singulars : []].flat();
  const infinitive = VERB_FORMS.get(plain);
  return [...new Set([plain, ...singulars, ...feminines.flatMap(masculinesOf), ...(infinitive ? [infinitive] : [])])];
}

/** A plural ending and what it was made of; the rest of the word stays. */
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
  // sofàs, cafès and menús are plurals; so «francès» has a key too many, which is no word. No plural ends in «as».
  [/(?<=[^a])s$/, ['']],
];

/** A shorter one is another word: «mes» is not of «mà», «pis» not of «pi», nor «gos» of «go». */
const SHORTEST_SINGULAR = 3;
/** Of two letters: the plurals of «mà» and «pi» are long enough, and «ou» is alone. */
const HAS_SHORT_SINGULAR = /ns$|^ous$/;

/** They end in s and are no plurals. */
const INVARIABLE = new Set('dilluns dimarts dimecres dijous divendres temps tres virus'.split(' '));

function singularsOf(plain: string, spelt: string): string[] {
  if (INVARIABLE.has(plain)) return [];
  // The stress says that it is no feminine plural: «francès», «congrés», «interès».
  const rules = /[àáèéíòóú]s$/.test(spelt) ? PLURALS.slice(-1) : PLURALS;
  const rule = rules.find(([ending]) => ending.test(spelt));
  if (!rule) return [];
  const shortest = HAS_SHORT_SINGULAR.test(plain) ? 2 : SHORTEST_SINGULAR;
  return rule[1].map((instead) => toPlain(spelt.replace(rule[0], instead))).filter((one) => one.length >= shortest);
}

/** A feminine ending and the masculine's; only those of which few other words are made. */
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
const SHORTEST_FEMININE = 6;

function masculinesOf(singular: string): string[] {
  const listed = FEMININES.get(singular);
  if (listed !== undefined) return [listed];
  if (singular.length < SHORTEST_FEMININE || NOT_FEMININE.has(singular)) return [];
  const rule = MASCULINES.find(([ending]) => ending.test(singular));
  return rule ? [singular.replace(...rule)] : [];
}
