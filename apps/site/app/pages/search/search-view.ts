import type { MarkedText, SearchAnswer, SearchHit, SearchQuery, SiteRequest } from '@sintonia/contracts';
import { pathAt } from '../../shared/episodes/start-offset.ts';
import { clockLength } from '../../ui/dates/length.ts';
import { type DateText, shortDateText } from '../../ui/dates/local-time.ts';
import { pictureView } from '../../ui/pictures/picture-view.ts';
import { AGE_NAMES, KIND_NAMES, ONE_OF_KIND, searchPath } from '../../ui/search-field/search-address.ts';
import { inGuillemets } from './in-guillemets.ts';

/** A filter of the results, or its removal. */
export interface FacetChoice {
  name: string;
  count: number;
  path: string;
  isChosen: boolean;
}

/** View of the results page. */
export function searchView(question: SearchQuery, answer: SearchAnswer, site: SiteRequest) {
  const to = (change: Partial<SearchQuery>) => searchPath({ ...question, page: 1, ...change });
  const choice = <T extends string>(
    of: 'kind' | 'age' | 'programme',
    value: T,
    name: string,
    count: number,
  ): FacetChoice => {
    const isChosen = question[of] === value;
    return { name, count, isChosen, path: to({ [of]: isChosen ? null : value }) };
  };
  const facets = [
    {
      id: 'tipus',
      name: 'Tipus',
      choices: answer.kinds.map(({ value, count }) => choice('kind', value, KIND_NAMES[value], count)),
    },
    {
      id: 'data',
      name: 'Data',
      choices: answer.ages.map(({ value, count }) => choice('age', value, AGE_NAMES[value], count)),
    },
    {
      id: 'programa',
      name: 'Programa',
      choices: answer.programmes.map(({ value, name, count }) => choice('programme', value, name, count)),
    },
  ];
  return {
    text: question.text,
    total: answer.total,
    counted: countedHits(answer),
    explained: explained(question.text, answer),
    correctedPath: answer.corrected && searchPath({ ...question, text: answer.corrected, page: 1 }),
    corrected: answer.corrected,
    isNarrowed: question.kind !== null || question.age !== null || question.programme !== null,
    widePath: to({ kind: null, age: null, programme: null }),
    facets: facets
      .map((facet) => ({ ...facet, choices: facet.choices.filter(({ count, isChosen }) => count > 0 || isChosen) }))
      .filter(({ choices }) => choices.length > 0),
    orders: [
      { name: 'Més rellevants', path: to({ sort: 'relevance' }), isChosen: question.sort === 'relevance' },
      { name: 'Més recents', path: to({ sort: 'date' }), isChosen: question.sort === 'date' },
    ],
    hits: answer.hits.map((hit) => hitView(hit, site)),
    page: question.page,
    pages: answer.pages,
    earlierPath: question.page > 1 ? to({ page: question.page - 1 }) : null,
    laterPath: question.page < answer.pages ? to({ page: question.page + 1 }) : null,
  };
}
export type SearchView = ReturnType<typeof searchView>;

export interface HitView extends Pick<SearchHit, 'path' | 'kind' | 'area' | 'title' | 'excerpt' | 'lengthS'> {
  /** The sentence in which the words are spoken, and a link to its time. */
  spoken: { path: string; at: string; text: MarkedText[] } | null;
  /** `Notícia · Societat`. */
  place: string;
  published: DateText | null;
  picture: ReturnType<typeof pictureView>;
}

function hitView(hit: SearchHit, { catalogue, now }: SiteRequest): HitView {
  const { path, kind, area, title, excerpt, spoken, lengthS, belongsTo, publishedAt, picture } = hit;
  return {
    path,
    kind,
    area,
    title,
    excerpt,
    spoken: spoken && { path: pathAt(path, spoken.atS), at: clockLength(spoken.atS), text: spoken.text },
    lengthS,
    place: `${ONE_OF_KIND[kind]} · ${belongsTo}`,
    published: publishedAt === null ? null : shortDateText(publishedAt, now, catalogue.broadcaster().timeZone),
    picture: pictureView(picture, catalogue.artwork()),
  };
}

function countedHits({ total, isCapped }: Pick<SearchAnswer, 'total' | 'isCapped'>): string {
  if (total === 0) return 'Cap resultat';
  if (total === 1) return '1 resultat';
  return `${isCapped ? 'Més de ' : ''}${total} resultats`;
}

/** Why the results differ from the query; null when they match it. */
function explained(text: string, { reach, corrected, total }: SearchAnswer): string | null {
  if (total === 0) return null;
  if (reach === 'corrected')
    return `No hem trobat res per a ${inGuillemets(text)}. Et mostrem els resultats de «${corrected}».`;
  if (reach === 'some') return 'Cap contingut no té totes les paraules que has escrit. Aquests en tenen alguna.';
  return null;
}
