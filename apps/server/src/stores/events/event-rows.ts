/**
 * Rows of the event store, one interface per table, and the default of each column: '' for text, 0 for numbers. The
 * keys of the `EMPTY_…` objects are the column names, in order. Times are ISO 8601 in UTC with milliseconds.
 */
import type { HitKind, RejectReason } from '@sintonia/contracts';
import { EMPTY_HEARTBEAT_COLUMNS, type HeartbeatColumns } from '@sintonia/wire';
import type { Protocol } from './protocols.ts';

/** C-07. `none`: counted without any identifier; `consented`: visitor id; `signedIn`: customer id. */
export type Tier = 'none' | 'consented' | 'signedIn';
/**
 * Counts from the request, the address and the past of an event (`ingest/forgery-signals.ts`). 0 in rows older than the
 * columns.
 */
export interface ForgerySignals {
  /** Distinct visitors in its request. */
  request_visitors: number;
  /** Distinct playback sessions in its request, including their ads. */
  request_sessions: number;
  /** New visitors (for heartbeats: new sessions) from its address within the ten seconds of its own arrival. */
  source_arrivals: number;
  /** Seconds by which its session or its visitor has claimed more time than has passed (`ingest/claimed-time.ts`). */
  claimed_ahead_s: number;
}

/** Columns of every accepted event, in any protocol. */
export interface EventBasics extends ForgerySignals {
  /** First 32 hex digits of SHA-256 over the received bytes: equal for a repeat. */
  event_id: string;
  received_at: string;
  /** The client's clock as received; part of the sorting key, so equal for a repeat. */
  sent_at: string;
  /** Time of the event by the server's clock: `sent_at` if plausible, else `received_at` (S-06). */
  occurred_at: string;
  visitor_id: string;
  tier: Tier;
  channel: string;
  is_robot: 0 | 1;
  /** Of a browser in which somebody signed in to the studio; 0 in rows older than the column. */
  is_staff: 0 | 1;
  /** Shortened to /24 or /48; never stored in full (S-06). */
  address: string;
  /** `received_at` − `sent_at`. */
  clock_skew_ms: number;
  /** `path?query` as received, without identifiers if the tier is `none`. */
  raw: string;
}

/** One analytics hit in one report suite. */
export interface HitRow extends EventBasics {
  suite: string;
  kind: HitKind;
  customer_id: string;
  page_name: string;
  path: string;
  url: string;
  referrer: string;
  section: string;
  subsection1: string;
  subsection2: string;
  programme: string;
  page_type: string;
  portal: string;
  language: string;
  content_title: string;
  content_id: string;
  link_type: string;
  link_name: string;
  link_url: string;
  events: readonly string[];
  search_keyword: string;
  campaign_internal: string;
  campaign_external: string;
  media_session_id: string;
  /** `{width}x{height}` in CSS pixels, as `viewport`. */
  screen: string;
  viewport: string;
  device: string;
  browser: string;
  os: string;
  /** Milliseconds in which the page was visible and in use, for rows of kind `visible`; else 0. */
  visible_ms: number;
  /** Props and eVars by their wire key: `c1`, `v11`. */
  variables: Readonly<Record<string, string>>;
  /** Context data by flattened key: `a.media.name`. */
  context: Readonly<Record<string, string>>;
}

/**
 * One heartbeat; columns for single parameters are named in the field table of `@sintonia/wire`. The first `start` of
 * a session carries no visitor id.
 */
export interface PlaybackRow extends EventBasics, HeartbeatColumns {
  /** Report suites of its page. */
  suites: readonly string[];
  /** `batch`: in a request to `/collect`, with others; '' in rows older than the column. */
  transport: 'single' | 'batch' | '';
  media_type: string;
  /** `s:meta:` values by key. */
  metadata: Readonly<Record<string, string>>;
  /** Customer ids by integration code. */
  customer_ids: Readonly<Record<string, string>>;
}

/** A rejected event, stored as received (S-04). */
export interface RejectedRow extends ForgerySignals {
  event_id: string;
  received_at: string;
  protocol: Protocol;
  reason: RejectReason;
  /** The affected parameter; '' if none. */
  field: string;
  method: string;
  path: string;
  /** `path?query` as received; bytes that are not UTF-8 as `%XX`. */
  raw: string;
  /** 0 if `raw` is truncated, so that it cannot be replayed. */
  is_whole: 0 | 1;
  user_agent: string;
  address: string;
  /** 1 for a beacon resent later, with the client's clock at that time (epoch ms, 0 if missing). */
  is_resent: 0 | 1;
  client_clock_ms: number;
}

export interface EventTables {
  hits: HitRow;
  playback: PlaybackRow;
  rejected: RejectedRow;
}
export type EventTable = keyof EventTables;

/** Tables computed from events (`reports/rollups`). */
export type RollupTable =
  | 'hit_hours'
  | 'session_hours'
  | 'left_out_hit_hours'
  | 'left_out_heartbeat_hours'
  | 'hit_facts'
  | 'visit_facts'
  | 'viewing_facts'
  | 'ad_facts'
  | 'break_facts'
  | 'chapter_facts'
  | 'day_groups'
  | 'rollup_touches'
  | 'rollup_builds'
  | 'rollup_scans';

/** A row with its table. */
export type EventRow = { [T in EventTable]: { table: T; row: EventTables[T] } }[EventTable];

/** Completes a row from its non-empty columns. */
export const wholeRow = <T extends EventTable>(table: T, columns: object): EventTables[T] => ({
  ...EMPTY_ROWS[table],
  ...columns,
});

const NEVER = '1970-01-01T00:00:00.000Z';

const ALONE: ForgerySignals = { request_visitors: 0, request_sessions: 0, source_arrivals: 0, claimed_ahead_s: 0 };

const EMPTY_BASICS: EventBasics = {
  event_id: '',
  received_at: NEVER,
  sent_at: NEVER,
  occurred_at: NEVER,
  visitor_id: '',
  tier: 'none',
  channel: '',
  is_robot: 0,
  is_staff: 0,
  address: '',
  clock_skew_ms: 0,
  ...ALONE,
  raw: '',
};

export const EMPTY_HIT: HitRow = {
  ...EMPTY_BASICS,
  suite: '',
  kind: 'pageview',
  customer_id: '',
  page_name: '',
  path: '',
  url: '',
  referrer: '',
  section: '',
  subsection1: '',
  subsection2: '',
  programme: '',
  page_type: '',
  portal: '',
  language: '',
  content_title: '',
  content_id: '',
  link_type: '',
  link_name: '',
  link_url: '',
  events: [],
  search_keyword: '',
  campaign_internal: '',
  campaign_external: '',
  media_session_id: '',
  screen: '',
  viewport: '',
  device: '',
  browser: '',
  os: '',
  visible_ms: 0,
  variables: {},
  context: {},
};

export const EMPTY_PLAYBACK: PlaybackRow = {
  ...EMPTY_BASICS,
  suites: [],
  transport: '',
  media_type: '',
  ...EMPTY_HEARTBEAT_COLUMNS,
  metadata: {},
  customer_ids: {},
};

export const EMPTY_REJECTED: RejectedRow = {
  event_id: '',
  received_at: NEVER,
  protocol: 'analytics',
  reason: 'unknownProtocol',
  field: '',
  method: '',
  path: '',
  raw: '',
  is_whole: 1,
  user_agent: '',
  address: '',
  is_resent: 0,
  client_clock_ms: 0,
  ...ALONE,
};

export const EMPTY_ROWS: { readonly [T in EventTable]: EventTables[T] } = {
  hits: EMPTY_HIT,
  playback: EMPTY_PLAYBACK,
  rejected: EMPTY_REJECTED,
};
