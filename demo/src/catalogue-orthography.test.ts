import { describe, expect, test } from 'vitest';
import { readDemoCatalogue } from './demo.ts';

/** Fields with identifiers rather than prose. */
const NOT_PROSE = new Set(
  [
    'id',
    'slug',
    'section',
    'author',
    'clip',
    'loop',
    'channel',
    'programme',
    'code',
    'type',
    'kind',
    'area',
    'form',
  ].concat([
    'rating',
    'start',
    'broadcastTime',
    'emissionType',
    'timeZone',
    'language',
    'contact',
    'thematic',
    'hls',
    'src',
    'lang',
  ]),
);

/** Every text that a reader can see, with its path. */
function proseOf(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (NOT_PROSE.has(key) ? [] : proseOf(inner, `${path}.${key}`)));
}

const prose = proseOf(readDemoCatalogue(), 'catalogue');

/** Spelling mistakes by kind. `\b` does not handle accents, hence the look-arounds. */
const FAULTS: Record<string, RegExp> = {
  'straight apostrophe (’)': /'/,
  'quotes that are not « »': /["“”„]/,
  'l.l for l·l': /l[.•‧]l/i,
  'three dots for …': /\.\.\./,
  'two spaces, or a space at an end': / {2}|^\s|\s$/,
  'space before punctuation': /[ \u00a0][,.;:!?»)]/,
  'space after «': /«\s/,
  'percentage without a no-break space': /\d ?%/,
  'letter of another alphabet': /[^\p{Script=Latin}\p{Script=Common}]/u,
  'el, de without elision': /(?<![\p{L}’·-])(?:el|de) (?=[aeoàèéíòóú]|h(?!all|eavy|ippy)|un|i[dlmnrst])/iu,
  'la without elision': /(?<![\p{L}’·-])la (?=[aeoàèéíòóú])/iu,
  'accent dropped in 2016': /(?<!\p{L})(?:sóc|dóna|dónes|vénen|véns|néta|fóra|bóta|móra)(?!\p{L})/u,
  'word that is not Catalan':
    /(?<!\p{L})(?:bueno|entonces|inclús|degut a|(?<!pas )a nivell de|a falta de|doncs que|tenir que|desde)(?!\p{L})/iu,
};

describe('Catalan orthography of the catalogue', () => {
  test('W-02 covers enough text', () => expect(prose.length).toBeGreaterThan(1500));

  test.each(Object.entries(FAULTS))('W-02 has no %s', (_, fault) => {
    expect(prose.filter(({ text }) => fault.test(text))).toEqual([]);
  });

  test('W-02 closes every « with »', () => {
    const count = (text: string, mark: string) => text.split(mark).length - 1;
    expect(prose.filter(({ text }) => count(text, '«') !== count(text, '»'))).toEqual([]);
  });

  test('W-02 ends paragraphs with a full stop, and titles without one', () => {
    expect(prose.filter(({ path, text }) => /\.(title|kicker)$/.test(path) && text.endsWith('.'))).toEqual([]);
    const sentences = prose.filter(({ path }) => /\.(standfirst|synopsis|tagline)$|body\.\d+\.text$/.test(path));
    const headings = /body\.\d+\.text$/;
    expect(
      sentences.filter(({ path, text }) => !/[.?!…»]$/.test(text) && !(headings.test(path) && text.length < 40)),
    ).toEqual([]);
  });
});
