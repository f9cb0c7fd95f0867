/** W-07: keeps the tables `search_document` and `search_word` in step with the catalogue. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { rowsOf } from './rows-of.ts';
import type { SearchDocument } from './search-documents.ts';
import { searchWords } from './search-words.ts';
import { KEYS_VERSION } from './word-keys.ts';

/** PGlite blocks the process: a statement with this many documents takes some 50 ms. */
const DOCUMENTS_A_TIME = 50;
const WORDS_A_TIME = 2000;
/** PostgreSQL's limit of positions per word and document. */
const MAX_PLACES = 255;

/**
 * Writes what changed, in one transaction; concurrent searches see the old or the new index.
 *
 * @returns number of documents written or removed
 */
export async function indexDocuments(
  database: OperationalDatabase,
  documents: readonly SearchDocument[],
): Promise<number> {
  const stored = new Map(
    (await rowsOf<{ id: string; digest: string }>(database, sql`select id, digest from search_document`)).map((row) => [
      row.id,
      row.digest,
    ]),
  );
  const now = new Map(documents.map((document) => [document.id, { document, digest: digestOf(document) }]));
  const changed = [...now.values()].filter(({ document, digest }) => stored.get(document.id) !== digest);
  const gone = [...stored.keys()].filter((id) => !now.has(id));
  if (changed.length + gone.length === 0) return 0;

  await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`delete from search_document where id in (select jsonb_array_elements_text(${JSON.stringify(gone)}::jsonb))`,
    );
    for (const some of inParts(changed, DOCUMENTS_A_TIME)) {
      const rows = JSON.stringify(some.map(({ document, digest }) => toRow(document, digest)));
      await transaction.execute(sql`
        insert into search_document (id, digest, programme, published_at, card, passage, words)
        select id, digest, programme, published_at, card, passage, words::tsvector
        from jsonb_to_recordset(${rows}::jsonb) as row(
          id text, digest text, programme text, published_at timestamptz, card jsonb, passage text, words text)
        on conflict (id) do update set digest = excluded.digest, programme = excluded.programme,
          published_at = excluded.published_at, card = excluded.card, passage = excluded.passage,
          words = excluded.words`);
    }
    await transaction.execute(sql`delete from search_word`);
    for (const some of inParts(vocabulary(documents), WORDS_A_TIME)) {
      await transaction.execute(sql`
        insert into search_word (word, documents)
        select word, documents
        from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as row(word text, documents integer)`);
    }
  });
  return changed.length + gone.length;
}

const digestOf = (document: SearchDocument): string =>
  createHash('sha256')
    .update(`${KEYS_VERSION} ${JSON.stringify(document)}`)
    .digest('base64url')
    .slice(0, 22);

function toRow({ id, programme, card, texts }: SearchDocument, digest: string) {
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

interface KnownWord {
  word: string;
  documents: number;
}

function vocabulary(documents: readonly SearchDocument[]): KnownWord[] {
  const known = new Map<string, number>();
  for (const { texts } of documents) {
    const words = new Set(searchWords(Object.values(texts).join('\n')).map(({ plain }) => plain));
    for (const word of words) known.set(word, (known.get(word) ?? 0) + 1);
  }
  return [...known].map(([word, count]) => ({ word, documents: count }));
}

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
