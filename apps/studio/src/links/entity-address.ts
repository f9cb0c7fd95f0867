/** Addresses of entity pages: one story, title, programme …. Pure. */
import { ENTITY_PATHS, ENTITY_VALUE } from '@sintonia/contracts/studio-addresses';
import { sharedParameters } from './shared-parameters.ts';

export type EntityKind = keyof typeof ENTITY_PATHS;

/** Dimensions whose values have a page. */
const KINDS: Readonly<Record<string, EntityKind>> = {
  page: 'page',
  landingPage: 'page',
  exitPage: 'page',
  previousPage: 'page',
  nextPage: 'page',
  clickPage: 'page',
  title: 'title',
  programme: 'programme',
  author: 'author',
  section: 'section',
  themes: 'theme',
  externalCampaign: 'campaign',
  visitCampaign: 'campaign',
  firstVisitCampaign: 'campaign',
  searchKeywords: 'search',
  playbackChannel: 'channel',
  activity: 'activity',
  playbackError: 'error',
};

/** @param search current parameters: period, comparison and suite stay */
export function entityAddress(
  kind: EntityKind,
  value: string,
  search: URLSearchParams,
): { pathname: string; search: string } {
  const params = sharedParameters(search);
  params.set(ENTITY_VALUE, value);
  return { pathname: `/fitxa/${ENTITY_PATHS[kind]}`, search: `?${params}` };
}

/** Null for a dimension whose values have no page, and for «no value». */
export function valueAddress(
  dimension: string,
  value: string,
  search: URLSearchParams,
): ReturnType<typeof entityAddress> | null {
  const kind = Object.hasOwn(KINDS, dimension) ? KINDS[dimension] : undefined;
  return kind === undefined || value === '' ? null : entityAddress(kind, value, search);
}

/** The entity of an address; null for an unknown kind, or without a value. */
export function parseEntity(
  path: string | undefined,
  search: URLSearchParams,
): { kind: EntityKind; value: string } | null {
  const found = Object.entries(ENTITY_PATHS).find(([, name]) => name === path);
  const value = search.get(ENTITY_VALUE) ?? '';
  return found && value !== '' ? { kind: found[0] as EntityKind, value } : null; // cast: keys of the table
}
