/** W-07: applies facets to candidates, and counts results for each alternative choice. Pure. */
import {
  type FacetCount,
  SEARCH_AGES,
  SEARCH_KINDS,
  type SearchAge,
  type SearchKind,
  type SearchQuery,
} from '@sintonia/contracts';
import type { Candidate } from './find-candidates.ts';

export const HITS_PER_PAGE = 10;
const MAX_PROGRAMMES = 8;

type Choice = Pick<SearchQuery, 'kind' | 'age' | 'programme'>;

export interface Narrowed {
  total: number;
  pages: number;
  /** Ids of the page, in order. */
  shown: string[];
  kinds: FacetCount<SearchKind>[];
  ages: FacetCount<SearchAge>[];
  programmes: FacetCount[];
}

/** A facet's counts ignore its own choice, so that they show the effect of changing it. */
export function narrowCandidates(candidates: readonly Candidate[], query: SearchQuery): Narrowed {
  const { kind, age, programme, sort, page } = query;
  const chosen = candidates.filter(isWithin({ kind, age, programme }));
  const ordered = sort === 'date' ? chosen.toSorted((a, b) => (b.publishedMs ?? 0) - (a.publishedMs ?? 0)) : chosen;
  const withAnyKind = candidates.filter(isWithin({ kind: null, age, programme }));
  const withAnyAge = candidates.filter(isWithin({ kind, age: null, programme }));
  const withAnyProgramme = candidates.filter(isWithin({ kind, age, programme: null }));
  return {
    total: chosen.length,
    pages: Math.ceil(chosen.length / HITS_PER_PAGE),
    shown: ordered.slice((page - 1) * HITS_PER_PAGE, page * HITS_PER_PAGE).map(({ id }) => id),
    kinds: SEARCH_KINDS.map((value) => ({ value, count: withAnyKind.filter((c) => c.kind === value).length })),
    ages: SEARCH_AGES.map((value) => ({ value, count: withAnyAge.filter((c) => isYounger(c.age, value)).length })),
    programmes: countProgrammes(withAnyProgramme, programme),
  };
}

const isWithin =
  ({ kind, age, programme }: Choice) =>
  (candidate: Candidate): boolean =>
    (kind === null || candidate.kind === kind) &&
    (age === null || isYounger(candidate.age, age)) &&
    (programme === null || candidate.programme === programme);

const isYounger = (age: SearchAge | null, than: SearchAge): boolean =>
  age !== null && SEARCH_AGES.indexOf(age) <= SEARCH_AGES.indexOf(than);

/** By count; the current choice is listed even with none. */
function countProgrammes(candidates: readonly Candidate[], chosen: string | null): FacetCount[] {
  const counts = new Map<string, number>();
  for (const { programme } of candidates) if (programme) counts.set(programme, (counts.get(programme) ?? 0) + 1);
  const ordered = [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  const shown = ordered.slice(0, MAX_PROGRAMMES);
  if (chosen === null || shown.some(({ value }) => value === chosen)) return shown;
  return [...shown, { value: chosen, count: counts.get(chosen) ?? 0 }];
}
