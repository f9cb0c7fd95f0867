/** Columns of the relation `hits`, equal for events and facts (`facts/hit-facts.ts`). */
import { type EVENT_NUMBERS, eventName } from '@sintonia/wire';
import { list, named, type Sql, sql, text } from '../sql.ts';
import { variableOf } from '../variable-columns.ts';
import { visitorHash } from '../visitor-hash.ts';
import { columnsRead } from './read-columns.ts';

/** Condition on a stored hit: it counts this event. */
export const says = (event: keyof typeof EVENT_NUMBERS): Sql => sql`has(hit.events, ${text(eventName(event))})`;

/** A link that was followed to another page of the site: the page view that it opens states it. */
const OPENED_BY_LINK = sql`hit.kind = 'pageview' and hit.context['a.activitymap.page'] != ''`;
/** Condition on a stored hit: a link or a button was clicked. */
const IS_CLICK = sql`(hit.kind = 'link' or (${OPENED_BY_LINK}))`;

/** Name → expression, for an event and for a fact. */
const COLUMNS: Readonly<Record<string, { ofEvent: Sql; ofFact: Sql }>> = {
  id: { ofEvent: sql`hit.event_id`, ofFact: sql`''` },
  at: { ofEvent: sql`hit.occurred_at`, ofFact: sql`hit.at` },
  visitor: { ofEvent: visitorHash('hit'), ofFact: sql`hit.visitor` },
  // Id of the customer who is signed in, as 64 bits; 0 without one.
  customer: {
    ofEvent: sql`if(hit.tier = 'none' or hit.visitor_id = '' or hit.customer_id = '', 0, sipHash64(hit.customer_id))`,
    ofFact: sql`hit.customer`,
  },
  page: { ofEvent: sql`toLowCardinality(if(hit.page_name = '', hit.path, hit.page_name))`, ofFact: sql`hit.page` },
  ...same({
    kind: sql`hit.kind`,
    tier: sql`hit.tier`,
    link_type: sql`hit.link_type`,
    result_count: variableOf('c21'),
    // The viewing that a media start hit starts, as in the relations of playback; 0 for other hits.
    started: sql`if(hit.kind = 'mediaStart' and hit.media_session_id != '', sipHash64(hit.media_session_id), 0)`,
    visible_ms: sql`hit.visible_ms`,
    is_search: says('search'),
    is_share: says('share'),
    is_download: says('download'),
    is_participation: says('participate'),
    is_button: says('buttonClick'),
    is_click: IS_CLICK,
  }),
};

function same(columns: Record<string, Sql>): typeof COLUMNS {
  return Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, { ofEvent: value, ofFact: value }]));
}

export const HIT_COLUMNS: readonly string[] = Object.keys(COLUMNS);

/** `… as name`. @param reads names in the query over them; by default all */
export const hitColumns = (of: 'ofEvent' | 'ofFact', reads?: ReadonlySet<string>): Sql =>
  list(
    columnsRead(HIT_COLUMNS, reads).flatMap((name) =>
      COLUMNS[name] ? [sql`${COLUMNS[name][of]} as ${named(name)}`] : [],
    ),
  );
