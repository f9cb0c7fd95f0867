/** W-07: updates the tables `search_document` and `search_word` from the catalogue. */
import { sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { rowsOf } from './rows-of.ts';
import type { SearchDocument } from './search-document.ts';
import { digestOf, toRow } from './search-rows.ts';
import { vocabulary } from './search-vocabulary.ts';

/** PGlite blocks the process: a statement with this many documents takes some 50 ms. */
const DOCUMENTS_PER_STATEMENT = 50;
const WORDS_PER_STATEMENT = 2000;

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
  const removed = [...stored.keys()].filter((id) => !now.has(id));
  if (changed.length + removed.length === 0) return 0;

  await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`delete from search_document where id in (select jsonb_array_elements_text(${JSON.stringify(removed)}::jsonb))`,
    );
    for (const batch of inParts(changed, DOCUMENTS_PER_STATEMENT)) {
      const rows = JSON.stringify(batch.map(({ document, digest }) => toRow(document, digest)));
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
    for (const batch of inParts(vocabulary(documents), WORDS_PER_STATEMENT)) {
      await transaction.execute(sql`
        insert into search_word (word, documents)
        select word, documents
        from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as row(word text, documents integer)`);
    }
  });
  return changed.length + removed.length;
}

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
