/** Addresses of entity pages: one story, title, programme …. Pure. */
import { BROADCAST, ENTITY_PATHS, ENTITY_VALUE } from '@sintonia/contracts/studio-addresses';
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

/** Value of the dimension `broadcast`: slug of the channel, start in UTC to the minute, title. */
const BROADCAST_VALUE = /^(\S+) (\d{4}-\d\d-\d\dT\d\d:\d\dZ) /;

/**
 * Address of the page of a broadcast, which finds its day by itself.
 *
 * @param channel its slug
 * @param start ISO 8601
 */
export function broadcastAddress(
  channel: string,
  start: string,
  search: URLSearchParams,
): ReturnType<typeof entityAddress> {
  const params = sharedParameters(search);
  params.set(BROADCAST.channel, channel);
  params.set(BROADCAST.start, start);
  return { pathname: `/fitxa/${BROADCAST.path}`, search: `?${params}` };
}

/** Null for a dimension whose values have no page, and for «no value». */
export function valueAddress(
  dimension: string,
  value: string,
  search: URLSearchParams,
): ReturnType<typeof entityAddress> | null {
  if (dimension === 'broadcast') {
    const [, channel, start] = BROADCAST_VALUE.exec(value) ?? [];
    return channel === undefined || start === undefined ? null : broadcastAddress(channel, start, search);
  }
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
