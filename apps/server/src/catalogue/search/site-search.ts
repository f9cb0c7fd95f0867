/** W-07: the search of the website over the operational store. Composition root of this folder. */
import type { SearchAnswer, SearchCard, SearchHit, SiteSearch } from '@sintonia/contracts';
import { sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Candidate, findCandidates, MOST_CANDIDATES } from './find-candidates.ts';
import { excerpt, markHits } from './mark-hits.ts';
import { narrowCandidates } from './narrow-candidates.ts';
import { createRecentAnswers } from './recent-answers.ts';
import { rowsOf } from './rows-of.ts';
import { nextChangeMs, searchDocuments } from './search-documents.ts';
import { indexDocuments } from './search-index.ts';
import { anyPart, everyPart, MOST_CHARACTERS, parseSearchText, type SearchText } from './search-text.ts';
import { correctSpelling } from './spelling.ts';
import { createSuggestions } from './suggestions.ts';

interface Found extends Pick<SearchAnswer, 'reach' | 'corrected'> {
  candidates: Candidate[];
  /** Folded words to be marked. */
  hits: ReadonlySet<string>;
}

/**
 * Brings the index up to the catalogue and gives its search. When the moment of an update comes that was written
 * beforehand, who searches first after it has the index brought up to that: nothing runs while nobody asks, and what is
 * to be said later is not found earlier.
 */
export async function openSearch(database: OperationalDatabase, catalogue: Catalogue, now: Date): Promise<SiteSearch> {
  const names = new Map(catalogue.programmes.map(({ slug, title }) => [slug, title]));
  const recent = createRecentAnswers<Found>();
  const documents = searchDocuments(catalogue, now);
  await indexDocuments(database, documents);

  let changesMs = nextChangeMs(catalogue, now);
  let bringingUp: Promise<void> | null = null;
  const bringUp = (to: Date): Promise<void> | null => {
    if (to.getTime() < changesMs) return null;
    bringingUp ??= indexDocuments(database, searchDocuments(catalogue, to))
      .then(() => {
        changesMs = nextChangeMs(catalogue, to);
        recent.forget();
      })
      .finally(() => {
        bringingUp = null;
      });
    return bringingUp;
  };

  const find = async (typed: string, now: Date): Promise<Found> => {
    const text = parseSearchText(typed);
    const look = async (query: string, of: SearchText, reach: SearchAnswer['reach'], corrected: string | null) => {
      const candidates = await findCandidates(database, query, now);
      return { candidates, reach, corrected, hits: await wordsOf(database, of) };
    };
    const all = await look(everyPart(text), text, 'all', null);
    if (all.candidates.length > 0 || text.parts.length === 0) return all;
    const corrected = await correctSpelling(database, typed, text);
    if (corrected !== null) {
      const other = parseSearchText(corrected);
      const found = await look(everyPart(other), other, 'corrected', corrected);
      if (found.candidates.length > 0) return found;
    }
    return text.parts.length > 1 ? look(anyPart(text), text, 'some', null) : all;
  };

  return {
    suggest: createSuggestions(documents),
    search: async (question, now) => {
      await bringUp(now);
      const typed = question.text.slice(0, MOST_CHARACTERS).trim();
      const found = await recent.answer(typed, now.getTime(), () => find(typed, now));
      const { shown, programmes, ...narrowed } = narrowCandidates(found.candidates, question);
      return {
        ...narrowed,
        reach: found.reach,
        corrected: found.corrected,
        isCapped: found.candidates.length === MOST_CANDIDATES,
        programmes: programmes.map((facet) => ({ ...facet, name: names.get(facet.value) ?? facet.value })),
        hits: await hitsOf(database, shown, found.hits),
      };
    },
  };
}

/** Every form in which the words of the query stand in documents. */
async function wordsOf(database: OperationalDatabase, { parts }: SearchText): Promise<ReadonlySet<string>> {
  const keys = JSON.stringify(parts.flatMap((part) => part.replace(/:A$/, '').split(' <-> ')));
  const rows = await rowsOf<{ word: string }>(
    database,
    sql`
      select word from search_word where stem in (
        select coalesce((tsvector_to_array(to_tsvector('ca', key)))[1], key)
        from jsonb_array_elements_text(${keys}::jsonb) as key)`,
  );
  return new Set(rows.map(({ word }) => word));
}

async function hitsOf(
  database: OperationalDatabase,
  ids: readonly string[],
  hits: ReadonlySet<string>,
): Promise<SearchHit[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<{ id: string; card: SearchCard; passage: string }>(
    database,
    sql`
      select id, card, passage from search_document
      where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return { ...row.card, title: markHits(row.card.title, hits), excerpt: excerpt(row.passage, hits) };
  });
}
