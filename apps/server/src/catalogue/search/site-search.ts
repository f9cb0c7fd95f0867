/** W-07: the website's search over the operational store. Composition root of this folder. */
import type { ReadTranscript, SearchAnswer, SiteSearch } from '@sintonia/contracts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { Catalogue } from '../catalogue.ts';
import { nextReleaseMs } from '../embargo/released-catalogue.ts';
import { type Candidate, findCandidates, MAX_CANDIDATES } from './find-candidates.ts';
import { narrowCandidates } from './narrow-candidates.ts';
import { createRecentAnswers } from './recent-answers.ts';
import { nextUpdateMs, searchDocuments } from './search-documents.ts';
import { hitsOf } from './search-hits.ts';
import { indexDocuments } from './search-index.ts';
import { anyPart, everyPart, MAX_CHARACTERS, parseSearchText, type SearchText } from './search-text.ts';
import { correctSpelling } from './spelling.ts';
import { spokenQuote } from './spoken-quote.ts';
import { clipsOfDocuments, spokenTexts } from './spoken-texts.ts';
import { createSuggestions } from './suggestions.ts';

interface Found extends Pick<SearchAnswer, 'reach' | 'corrected'> {
  candidates: Candidate[];
  /** Keys to mark. */
  hits: ReadonlySet<string>;
}

/**
 * Updates the index and returns its search. Items under embargo are indexed, and not found before their release. After
 * a scheduled update is published, the next search updates the index: nothing runs without requests, and future updates
 * are not found early.
 */
export async function openSearch(
  database: OperationalDatabase,
  catalogue: Catalogue,
  now: Date,
  readTranscript: ReadTranscript = async () => [],
): Promise<SiteSearch> {
  const names = new Map(catalogue.programmes.map(({ slug, title }) => [slug, title]));
  const clips = clipsOfDocuments(catalogue);
  const spoken = await spokenTexts(clips.values(), readTranscript);
  const recent = createRecentAnswers<Found>();
  const documents = searchDocuments(catalogue, now, spoken);
  await indexDocuments(database, documents);
  const visibleFrom = new Map(documents.map((document) => [document.id, Date.parse(document.visibleFrom)]));

  let updatesMs = nextUpdateMs(catalogue, now);
  let releasesMs = nextReleaseMs(catalogue, now.getTime());
  let updating: Promise<void> | null = null;
  const updateIndex = (to: Date): Promise<void> | null => {
    if (to.getTime() >= releasesMs) {
      releasesMs = nextReleaseMs(catalogue, to.getTime());
      recent.forget();
    }
    if (to.getTime() < updatesMs) return null;
    updating ??= indexDocuments(database, searchDocuments(catalogue, to, spoken))
      .then(() => {
        updatesMs = nextUpdateMs(catalogue, to);
        recent.forget();
      })
      .finally(() => {
        updating = null;
      });
    return updating;
  };

  const find = async (typed: string, now: Date): Promise<Found> => {
    const text = parseSearchText(typed);
    const searchParts = async (
      query: string,
      of: SearchText,
      reach: SearchAnswer['reach'],
      corrected: string | null,
    ) => {
      const found = await findCandidates(database, query, now);
      const candidates = found.filter(({ id }) => (visibleFrom.get(id) ?? Number.POSITIVE_INFINITY) <= now.getTime());
      return { candidates, reach, corrected, hits: new Set(of.keys) };
    };
    const all = await searchParts(everyPart(text), text, 'all', null);
    if (all.candidates.length > 0 || text.parts.length === 0) return all;
    const corrected = await correctSpelling(database, typed, text);
    if (corrected !== null) {
      const other = parseSearchText(corrected);
      const found = await searchParts(everyPart(other), other, 'corrected', corrected);
      if (found.candidates.length > 0) return found;
    }
    return text.parts.length > 1 ? searchParts(anyPart(text), text, 'some', null) : all;
  };

  return {
    suggest: createSuggestions(documents),
    search: async (query, now) => {
      await updateIndex(now);
      const typed = query.text.slice(0, MAX_CHARACTERS).trim();
      const found = await recent.answer(typed, now.getTime(), () => find(typed, now));
      const { shown, programmes, ...narrowed } = narrowCandidates(found.candidates, query);
      return {
        ...narrowed,
        reach: found.reach,
        corrected: found.corrected,
        isCapped: found.candidates.length === MAX_CANDIDATES,
        programmes: programmes.map((facet) => ({ ...facet, name: names.get(facet.value) ?? facet.value })),
        hits: await hitsOf(database, shown, found.hits, async (id) => {
          const clip = clips.get(id);
          return clip ? spokenQuote(await readTranscript(clip), found.hits) : null;
        }),
      };
    },
  };
}
