import type { SearchCard, SearchHit, SpokenQuote } from '@sintonia/contracts';
import { sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { excerpt, markHits } from './mark-hits.ts';
import { rowsOf } from './rows-of.ts';

export async function hitsOf(
  database: OperationalDatabase,
  ids: readonly string[],
  hits: ReadonlySet<string>,
  quoteOf: (id: string) => Promise<SpokenQuote | null>,
): Promise<SearchHit[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<{ id: string; card: SearchCard; passage: string }>(
    database,
    sql`
      select id, card, passage from search_document
      where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = await Promise.all(
    ids.map(async (id): Promise<SearchHit[]> => {
      const row = byId.get(id);
      if (!row) return [];
      const { card, passage } = row;
      return [
        { ...card, title: markHits(card.title, hits), excerpt: excerpt(passage, hits), spoken: await quoteOf(id) },
      ];
    }),
  );
  return found.flat();
}
