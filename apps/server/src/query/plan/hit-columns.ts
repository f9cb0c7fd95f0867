/** Columns of the relation `hits`, equal for events and facts (`facts/hit-facts.ts`). */
import { list, named, type Sql, sql } from '../sql.ts';
import { variableOf } from '../variable-columns.ts';
import { visitorHash } from '../visitor-hash.ts';
import { DERIVED_COLUMNS, says } from './derived-columns.ts';
import { columnsRead } from './read-columns.ts';

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
  is_click: { ofEvent: sql`${DERIVED_COLUMNS.click_kind} != ''`, ofFact: sql`hit.click_kind != ''` },
  ...Object.fromEntries(
    Object.entries(DERIVED_COLUMNS).map(([name, value]) => [
      name,
      { ofEvent: sql`toLowCardinality(${value})`, ofFact: named(`hit.${name}`) },
    ]),
  ),
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
