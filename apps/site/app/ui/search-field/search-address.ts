/** W-07: a search query as an address, and back. Pure. */
import type { SearchAge, SearchKind, SearchQuery } from '@sintonia/contracts';

export const SEARCH_PATH = '/cercador/';
/** Name of the parameter with the words. */
export const SEARCH_TEXT = 'q';
/** Longest text that the search reads. */
export const SEARCH_MAX_LENGTH = 200;

export const KIND_NAMES: Readonly<Record<SearchKind, string>> = {
  noticies: 'Notícies',
  videos: 'Vídeos',
  audios: 'Àudios',
  programes: 'Programes',
};
/** Singular label, as a result row shows it. */
export const ONE_OF_KIND: Readonly<Record<SearchKind, string>> = {
  noticies: 'Notícia',
  videos: 'Vídeo',
  audios: 'Àudio',
  programes: 'Programa',
};
export const AGE_NAMES: Readonly<Record<SearchAge, string>> = {
  dia: 'Últimes 24 hores',
  setmana: 'Última setmana',
  mes: 'Últim mes',
  any: 'Últim any',
};

const isKind = (value: string | null): value is SearchKind => value !== null && Object.hasOwn(KIND_NAMES, value);
const isAge = (value: string | null): value is SearchAge => value !== null && Object.hasOwn(AGE_NAMES, value);

/** Unknown facet values are ignored: a mistyped address still returns results. */
export function readSearchQuery(parameters: URLSearchParams): SearchQuery {
  const [kind, age] = [parameters.get('tipus'), parameters.get('data')];
  const page = Number(parameters.get('pagina'));
  return {
    text: (parameters.get(SEARCH_TEXT) ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    kind: isKind(kind) ? kind : null,
    age: isAge(age) ? age : null,
    programme: parameters.get('programa') || null,
    sort: parameters.get('ordre') === 'data' ? 'date' : 'relevance',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Path of a query; a change of anything but the page returns to the first page. */
export function searchPath({ text, kind, age, programme, sort, page }: SearchQuery): string {
  const parameters = new URLSearchParams({
    ...(text && { [SEARCH_TEXT]: text }),
    ...(kind && { tipus: kind }),
    ...(age && { data: age }),
    ...(programme && { programa: programme }),
    ...(sort === 'date' && { ordre: 'data' }),
    ...(page > 1 && { pagina: String(page) }),
  });
  const query = parameters.toString();
  return query ? `${SEARCH_PATH}?${query}` : SEARCH_PATH;
}
