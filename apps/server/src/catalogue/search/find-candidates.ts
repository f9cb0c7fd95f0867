/** W-07: finds and ranks the documents of a query in one statement; facets, order and pages are computed in memory. */

import type { SearchAge, SearchKind } from '@sintonia/contracts';
import { DAY_MS } from '@sintonia/contracts';
import { sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { rowsOf } from './rows-of.ts';

/** Ranking dominates the cost of a search (217 ms for 20,000 documents), so only the newest are ranked. */
export const MAX_CANDIDATES = 1000;

export interface Candidate {
  id: string;
  kind: SearchKind;
  programme: string | null;
  publishedMs: number | null;
  rank: number;
  /** The narrowest age range that contains it. */
  age: SearchAge | null;
}

export const AGE_DAYS: Record<SearchAge, number> = { dia: 1, setmana: 7, mes: 31, any: 366 };
/** Age at which a document's rank is halved, days. */
const HALF_RANK_DAYS = 240;
/** Weights of D, C, B, A: the title matters most. */
const WEIGHTS = '{0.08, 0.3, 0.5, 1}';

/** Among published documents. @param query a `tsquery`, built by `search-text.ts` */
export async function findCandidates(database: OperationalDatabase, query: string, now: Date): Promise<Candidate[]> {
  if (query === '') return [];
  const rows = await rowsOf<{ id: string; programme: string | null; published: number | null; rank: number }>(
    database,
    sql`
      with found as (
        select id, programme, published_at, words from search_document
        where words @@ ${query}::tsquery and (published_at is null or published_at <= ${now.toISOString()}::timestamptz)
        order by published_at desc nulls first limit ${MAX_CANDIDATES}
      )
      select id, programme, extract(epoch from published_at)::float8 * 1000 as published,
        ts_rank(${WEIGHTS}::real[], words, ${query}::tsquery, 1)::float8 as rank
      from found`,
  );
  return rows
    .map(({ id, programme, published, rank }) => ({
      id,
      programme,
      publishedMs: published,
      kind: id.slice(0, id.indexOf('/')) as SearchKind, // cast: ids are built in `search-documents.ts`
      age: published === null ? null : ageOf((now.getTime() - published) / DAY_MS),
      rank: rank * freshness(published === null ? 0 : (now.getTime() - published) / DAY_MS),
    }))
    .sort((a, b) => b.rank - a.rank || a.id.localeCompare(b.id));
}

const freshness = (days: number): number => HALF_RANK_DAYS / (HALF_RANK_DAYS + Math.max(0, days));

const ageOf = (days: number): SearchAge | null =>
  (Object.keys(AGE_DAYS) as SearchAge[]).find((age) => days <= AGE_DAYS[age]) ?? null; // cast: the record's own keys
