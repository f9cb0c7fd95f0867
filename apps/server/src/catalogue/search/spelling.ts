/** W-07: suggests corrections of words that occur nowhere. Used only when nothing was found. */
import { sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { rowsOf } from './rows-of.ts';
import type { SearchText } from './search-text.ts';

/** The default threshold of `pg_trgm` (0.3) accepts words that share only their beginning. */
const MIN_SIMILARITY = 0.36;
const MIN_LENGTH = 3;

/**
 * The text with each unknown word replaced by the most similar known one; of two equally similar, the one in more
 * documents. Null if all are known or none is similar.
 */
export async function correctSpelling(
  database: OperationalDatabase,
  typed: string,
  { words }: SearchText,
): Promise<string | null> {
  const candidates = words.filter(({ plain }) => plain.length >= MIN_LENGTH);
  if (candidates.length === 0) return null;
  const misspelt = JSON.stringify([...new Set(candidates.map(({ plain }) => plain))]);
  const rows = await rowsOf<{ misspelt: string; meant: string }>(
    database,
    sql`
      select misspelt, meant.word as meant
      from jsonb_array_elements_text(${misspelt}::jsonb) as misspelt
      cross join lateral (
        select word, similarity(word, misspelt) as likeness, documents from search_word
        where word % misspelt and length(word) between length(misspelt) - 2 and length(misspelt) + 2
        order by likeness desc, documents desc limit 1
      ) as meant
      where meant.likeness >= ${MIN_SIMILARITY} and meant.word <> misspelt
        and not exists (select from search_word where word = misspelt)`,
  );
  if (rows.length === 0) return null;
  const meant = new Map(rows.map((row) => [row.misspelt, row.meant]));
  return candidates.reduceRight(
    (text, { plain, start, end }) =>
      text.slice(0, start) + (meant.get(plain) ?? text.slice(start, end)) + text.slice(end),
    typed,
  );
}
