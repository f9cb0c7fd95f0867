import { createHash } from 'node:crypto';
import type { SearchDocument } from './search-document.ts';
import { searchWords } from './search-words.ts';
import { KEYS_VERSION } from './word-keys.ts';

/** PostgreSQL's limit of positions per word and document. */
const MAX_PLACES = 255;

export const digestOf = (document: SearchDocument): string =>
  createHash('sha256')
    .update(`${KEYS_VERSION} ${JSON.stringify(document)}`)
    .digest('base64url')
    .slice(0, 22);

export function toRow({ id, programme, card, texts }: SearchDocument, digest: string) {
  const passage = [texts.c, texts.d].filter(Boolean).join('\n');
  return { id, digest, programme, published_at: card.publishedAt, card, passage, words: toVector(texts) };
}

/** A `tsvector` literal: `'aigua':3A,12D`. All keys of a word share its position, so phrases match. */
function toVector({ a, b, c, d, spoken }: SearchDocument['texts']): string {
  const places = new Map<string, string[]>();
  let place = 0;
  for (const [text, weight] of [
    [a, 'A'],
    [b, 'B'],
    [c, 'C'],
    [d, 'D'],
    [spoken, 'D'],
  ] as const) {
    // Prevents phrases across two texts.
    place += 1;
    for (const { keys } of searchWords(text)) {
      place += 1;
      for (const key of keys) {
        const known = places.get(key);
        if (known === undefined) places.set(key, [`${place}${weight}`]);
        else if (known.length < MAX_PLACES) known.push(`${place}${weight}`);
      }
    }
  }
  return [...places].map(([key, of]) => `'${key}':${of.join(',')}`).join(' ');
}
