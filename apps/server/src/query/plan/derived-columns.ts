/**
 * Columns of a hit that take long to compute for each row that a query reads: facts have them (`facts/hit-facts.ts`). Each is an
 * expression over the stored hit.
 */
import { type EVENT_NUMBERS, eventName, PAGE_FIELDS } from '@sintonia/wire';
import { NETWORKS, SEARCH_ENGINES } from '../dimensions/referrer-hosts.ts';
import { type Sql, sql, text } from '../sql.ts';
import { variableOf } from '../variable-columns.ts';

/** Condition on a stored hit: it counts this event. */
export const says = (event: keyof typeof EVENT_NUMBERS): Sql => sql`has(hit.events, ${text(eventName(event))})`;

const HOST = sql`domainWithoutWWW(hit.referrer)`;
const CLICK_IDENTIFIER = variableOf(PAGE_FIELDS.clickIdentifier.place);
const CLICKED_PAGE = sql`hit.context['a.activitymap.page']`;
const CLICKED_LINK = sql`hit.context['a.activitymap.link']`;

export const DERIVED_COLUMNS = {
  action: sql`multiIf(
    ${says('participate')}, 'participation',
    ${says('share')}, 'share',
    ${says('download')}, 'download',
    ${says('search')}, 'search',
    '')`,
  referrer_host: HOST,
  // Other hits state no referrer, which does not mean that their visit was direct.
  referrer_type: sql`multiIf(
    hit.kind != 'pageview', '',
    hit.referrer = '', 'direct',
    ${HOST} = domainWithoutWWW(hit.url), 'internal',
    match(${HOST}, ${text(SEARCH_ENGINES.source)}), 'search',
    match(${HOST}, ${text(NETWORKS.source)}), 'social',
    'other')`,
  click_page: sql`multiIf(
    ${CLICKED_PAGE} != '', ${CLICKED_PAGE},
    hit.kind != 'link', '',
    hit.page_name != '', hit.page_name,
    hit.path)`,
  click_name: sql`multiIf(
    ${CLICKED_LINK} != '', ${CLICKED_LINK},
    hit.kind != 'link', '',
    ${says('buttonClick')} and ${CLICK_IDENTIFIER} != '', ${CLICK_IDENTIFIER},
    hit.link_name)`,
  // A link that was followed to another page of the site: the page view that it opens states it.
  click_kind: sql`multiIf(
    hit.kind = 'pageview' and ${CLICKED_PAGE} != '', 'page',
    hit.kind != 'link', '',
    hit.link_type = 'lnk_d', 'download',
    hit.link_type = 'lnk_e', 'exit',
    'button')`,
  click_region: sql`hit.context['a.activitymap.region']`,
} as const satisfies Record<string, Sql>;
