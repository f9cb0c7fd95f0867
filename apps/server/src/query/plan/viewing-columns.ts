/** Columns of viewings, heartbeats and ads, equal for events and facts (`facts/viewing-facts.ts`). */
import { firstPlayAt, HAS_PLAY, playsContent } from '../rollups/hour-columns.ts';
import { list, named, type Sql, sql, wholeNumber } from '../sql.ts';
import { visitorHash } from '../visitor-hash.ts';
import { selected } from './read-columns.ts';

/** Viewing of a heartbeat named `heartbeat`. */
export const VIEWING = sql`sipHash64(heartbeat.session_id)`;

const asText = (value: Sql): Sql => sql`toLowCardinality(${value})`;
const mostOf = (column: string): Sql => asText(sql`max(heartbeat.${named(column)})`);
const metadata = (key: string): Sql => asText(sql`max(heartbeat.metadata[${{ chunks: [`'a.media.${key}'`] }}])`);

const CONTENT = playsContent(sql`heartbeat.event`, sql`heartbeat.asset_type`);

/** Properties for dimensions and metrics: name → aggregate over the heartbeats of a viewing. */
const PROPERTIES: Readonly<Record<string, Sql>> = {
  title: mostOf('video_name'),
  media_id: mostOf('video_id'),
  season: metadata('season'),
  episode: metadata('episode'),
  genre: metadata('genre'),
  originator: metadata('originator'),
  day_part: metadata('dayPart'),
  playback_channel: mostOf('channel'),
  stream_kind: mostOf('stream_type'),
  media_kind: mostOf('media_type'),
  player: mostOf('player_name'),
  player_release: mostOf('app_version'),
  transport: asText(sql`multiIf(max(heartbeat.transport = 'single') and max(heartbeat.transport = 'batch'), 'both',
    max(heartbeat.transport))`),
  connection: mostOf('connection'),
  connection_speed: mostOf('connection_speed'),
  has_preroll: sql`countIf(heartbeat.asset_type = 'ad' and heartbeat.pod_name = 'preroll') > 0`,
  playback_error: mostOf('error_id'),
  programme: metadata('show'),
  consent_tier: mostOf('tier'),
  // Stalls take at most a hundredth of the time; from then on viewers watch less (Krishnan and Sitaraman, 2012).
  is_smooth: sql`sumIf(heartbeat.duration_ms, heartbeat.is_stall) * 100 <= sumIf(heartbeat.duration_ms, heartbeat.is_stall or ${CONTENT})`,
  // The break of an ad that was neither completed nor followed by content.
  ended_in_break: sql`argMaxIf(
    if(heartbeat.asset_type = 'ad' and heartbeat.event != 'complete', heartbeat.pod_id, ''),
    (heartbeat.occurred_at, heartbeat.event = 'complete', heartbeat.event_id),
    heartbeat.asset_type = 'ad' or (${CONTENT} and heartbeat.duration_ms > 0)
  )`,
};

/** How the content of a heartbeat named `heartbeat` was shown, for dimensions. */
const SHOWN_HOW: Readonly<Record<string, Sql>> = {
  subtitles: sql`heartbeat.subtitles`,
  playback_rate: sql`heartbeat.playback_rate`,
  picture_in_picture: sql`heartbeat.picture_in_picture`,
  full_screen: sql`heartbeat.full_screen`,
  muted: sql`heartbeat.muted`,
  view: sql`heartbeat.view`,
  height_px: sql`if(heartbeat.height_px > 0, toString(heartbeat.height_px), '')`,
};
/** All of its columns. */
export const ALL_SHOWN_HOW: readonly string[] = Object.keys(SHOWN_HOW);
/** Those of the names that are columns of `SHOWN_HOW`. */
export const shownHowIn = (names: ReadonlySet<string>): string[] => ALL_SHOWN_HOW.filter((name) => names.has(name));

/** Column with the value that applied to most of a viewing's content time; of equal times, the first value in text order. */
export const longest = (name: string): string => `longest_${name}`;
const OF_LONGEST: Readonly<Record<string, Sql>> = Object.fromEntries(
  Object.entries(SHOWN_HOW).map(([name, value]) => {
    const times = sql`sumMapIf([toString(${value})], [toUInt64(heartbeat.duration_ms)], ${CONTENT} and heartbeat.duration_ms > 0)`;
    return [longest(name), asText(sql`arraySort((value, ms) -> (-toInt64(ms), value), ${times}.1, ${times}.2)[1]`)];
  }),
);

/** Properties that heartbeats do not have: from the media start hit, which names its session. */
const OF_START_HIT: Readonly<Record<string, Sql>> = {
  start_device: asText(sql`max(hit.device)`),
  start_browser: asText(sql`max(hit.browser)`),
  start_os: asText(sql`max(hit.os)`),
  start_page: asText(sql`max(if(hit.page_name = '', hit.path, hit.page_name))`),
};

const OF_HEARTBEATS: Readonly<Record<string, Sql>> = { ...PROPERTIES, ...OF_LONGEST };

/** Every property of a viewing. */
export const ALL_PROPERTIES: readonly string[] = [...Object.keys(OF_HEARTBEATS), ...Object.keys(OF_START_HIT)];

/** Those of the names that are properties, in the order of the tables. */
export const propertiesIn = (names: ReadonlySet<string>): string[] => ALL_PROPERTIES.filter((name) => names.has(name));

const isOfStartHit = (name: string): boolean => name in OF_START_HIT;
export const needsStartHit = (names: readonly string[]): boolean => names.some(isOfStartHit);

const withAlias = (columns: Readonly<Record<string, Sql>>, names: readonly string[]): Sql =>
  list(names.flatMap((name) => (columns[name] ? [sql`${columns[name]} as ${named(name)}`] : [])));

/** If content or ads play for longer than this after an error, the player recovered. Until then it plays what was loaded. */
const RECOVERED_S = 5;
/** Whether an error ended the viewing: nothing played on after the last error, and the content did not reach its end. */
const HAS_FAILED = sql`countIf(heartbeat.event = 'error') > 0
        and countIf(heartbeat.event = 'complete' and heartbeat.asset_type = 'main') = 0
        and maxIf(heartbeat.occurred_at, heartbeat.event = 'play' and heartbeat.duration_ms > 0)
          <= maxIf(heartbeat.occurred_at, heartbeat.event = 'error') + toIntervalSecond(${wholeNumber(RECOVERED_S)})`;

/** Playback rate of a heartbeat named `heartbeat`: 1 if unknown, 16 at most. */
const RATE = sql`if(toFloat64OrZero(heartbeat.playback_rate) > 0, least(toFloat64OrZero(heartbeat.playback_rate), 16), 1)`;

/** First second of the content that a heartbeat named `heartbeat` covers. The heartbeat states the position at its end. */
export const COVERS_FROM_S = sql`greatest(toInt64(floor(heartbeat.playhead_s - heartbeat.duration_ms / 1000 * ${RATE})), 0)`;

const COVERS_TO_S = sql`greatest(toInt64(heartbeat.playhead_s), 0)`;
const COVERS = sql`${CONTENT} and heartbeat.duration_ms > 0 and heartbeat.playhead_s > 0`;

/** Seconds of the content that a viewing covers, each once. */
const COVERED_S = sql`toInt64(intervalLengthSumIf(${COVERS_FROM_S}, ${COVERS_TO_S}, ${COVERS}))`;
/** The same as parts of the content from their first second to the one after their last, in order and without overlaps. */
const COVERED = sql`arrayFold(
        (parts, part) -> if(notEmpty(parts) and parts[-1].2 >= part.1,
          arrayPushBack(arrayPopBack(parts), (parts[-1].1, greatest(parts[-1].2, part.2))), arrayPushBack(parts, part)),
        arraySort(groupUniqArrayIf((toUInt32(${COVERS_FROM_S}), toUInt32(${COVERS_TO_S})), ${COVERS})),
        cast([] as Array(Tuple(UInt32, UInt32)))
      )`;

const OF_VIEWING: Readonly<Record<string, Sql>> = {
  viewing: VIEWING,
  visitor: sql`max(${visitorHash('heartbeat')})`,
  opened_at: sql`min(heartbeat.occurred_at)`,
  last_at: sql`max(heartbeat.occurred_at)`,
  has_play: HAS_PLAY,
  first_play_at: firstPlayAt(sql`heartbeat.occurred_at`),
  is_finished: sql`countIf(heartbeat.event = 'complete' and heartbeat.asset_type = 'main') > 0`,
  has_ended: sql`countIf(heartbeat.event in ('complete', 'end') and heartbeat.asset_type = 'main') > 0`,
  has_failed: HAS_FAILED,
  furthest_s: sql`maxIf(heartbeat.playhead_s, heartbeat.asset_type = 'main')`,
  covered_s: COVERED_S,
  covered: COVERED,
  media_length_s: sql`max(heartbeat.length_s)`,
  has_length: sql`media_length_s > 0 and max(heartbeat.stream_type) not in ('live', 'linear')`,
  startup: sql`max(heartbeat.startup_ms)`,
  dropped: sql`max(heartbeat.dropped_frames)`,
  sent_heartbeats: sql`max(heartbeat.sequence_number)`,
  lost_heartbeats: sql`sent_heartbeats - toInt64(uniqExactIf(heartbeat.sequence_number, heartbeat.sequence_number > 0))`,
};

/** Columns of every viewing, besides its properties. */
export const VIEWING_COLUMNS: readonly string[] = Object.keys(OF_VIEWING);

/**
 * `VIEWING_COLUMNS`, `session`, and properties that heartbeats have; over heartbeats named `heartbeat`, by viewing.
 *
 * @param reads names in the query over them; by default all
 */
export const viewingColumns = (properties: readonly string[], reads?: ReadonlySet<string>): Sql =>
  list([
    selected(OF_VIEWING, reads),
    sql`any(heartbeat.session_id) as session`,
    ...properties.filter((name) => !isOfStartHit(name)).map((name) => withAlias(OF_HEARTBEATS, [name])),
  ]);

/** `viewing` and the properties that its start hit has; over media start hits named `hit`, by viewing. */
export const startHitColumns = (properties: readonly string[]): Sql =>
  sql`sipHash64(hit.media_session_id) as viewing, ${withAlias(OF_START_HIT, properties.filter(isOfStartHit))}`;

/** Amounts of a heartbeat. Facts have their sum for each viewing, hour and way to show the content. */
export const SUMS = [
  'content_ms',
  'ad_ms',
  'paused_ms',
  'waiting_ms',
  'stalled_ms',
  'stalls',
  'bits',
  'bitrate_ms',
] as const;

/** Whether a column depends on the order of heartbeats, which is expensive (`stalls.ts`). */
export const needsStalls = (names: ReadonlySet<string>): boolean =>
  ['stalled_ms', 'stalls', 'is_smooth'].some((name) => names.has(name));

/** Whether a heartbeat reports playing content, or its end. In facts: whether any heartbeat of the row does. */
export const MARKS = ['is_content', 'is_complete'] as const;

const OF_HEARTBEAT: Readonly<Record<string, Sql>> = {
  id: sql`heartbeat.event_id`,
  at: sql`heartbeat.occurred_at`,
  viewing: VIEWING,
  event: sql`heartbeat.event`,
  asset_type: sql`heartbeat.asset_type`,
  duration: sql`heartbeat.duration_ms`,
  is_content: CONTENT,
  is_complete: sql`heartbeat.event = 'complete' and heartbeat.asset_type = 'main'`,
  content_ms: sql`if(is_content, heartbeat.duration_ms, 0)`,
  ad_ms: sql`if(heartbeat.event = 'play' and heartbeat.asset_type = 'ad', heartbeat.duration_ms, 0)`,
  paused_ms: sql`if(heartbeat.event = 'pause' and heartbeat.asset_type = 'main', heartbeat.duration_ms, 0)`,
  waiting_ms: sql`if(heartbeat.event in ('start', 'buffer', 'stall') and heartbeat.asset_type = 'main', heartbeat.duration_ms, 0)`,
  stalled_ms: sql`if(heartbeat.is_stall, heartbeat.duration_ms, 0)`,
  stalls: sql`toInt64(heartbeat.begins_stall)`,
  bits: sql`if(is_content and heartbeat.bitrate > 0, heartbeat.bitrate * heartbeat.duration_ms, 0)`,
  bitrate_ms: sql`if(is_content and heartbeat.bitrate > 0, heartbeat.duration_ms, 0)`,
  ...SHOWN_HOW,
};

/** Columns of a heartbeat named `heartbeat` (`stalls.ts`). @param reads names in the query over them; by default all */
export const heartbeatColumns = (reads?: ReadonlySet<string>): Sql => selected(OF_HEARTBEAT, reads);

/** Columns of an ad, besides those of its viewing. */
export const AD_COLUMNS = [
  ...['at', 'viewing', 'break_id', 'is_complete', 'is_skipped', 'is_view_known', 'in_view_ms', 'played_ms'],
  ...['ad_length', 'ad_name', 'ad_id', 'break_kind'],
  ...['ad_position', 'ad_advertiser', 'ad_campaign', 'ad_creative', 'ad_placement'],
] as const;

const ofAd = (key: string): Sql => metadata(`ad.${key}`);

/** Longest uninterrupted time in which an ad plays and is seen: a run ends with a state in which it does not. */
const IN_VIEW_MS = sql`arrayFold(
    (runs, state) -> (if(state.4, runs.1 + state.3, 0), greatest(runs.2, if(state.4, runs.1 + state.3, 0))),
    arraySort(groupArrayIf(
      (heartbeat.occurred_at, heartbeat.event_id, heartbeat.duration_ms, heartbeat.event = 'play' and heartbeat.view = 'in'),
      heartbeat.duration_ms > 0
    )),
    (toInt64(0), toInt64(0))
  ).2`;

/** `AD_COLUMNS`, `id` and `session`, over heartbeats of an ad named `heartbeat`. */
export const AD = sql`
  concat(any(heartbeat.session_id), ' ', heartbeat.ad_session_id) as id,
  any(heartbeat.session_id) as session,
  min(heartbeat.occurred_at) as at,
  ${VIEWING} as viewing,
  max(heartbeat.pod_id) as break_id,
  countIf(heartbeat.event = 'complete') > 0 as is_complete,
  not is_complete and countIf(heartbeat.ad_end = 'skip') > 0 as is_skipped,
  countIf(heartbeat.view != '') > 0 as is_view_known,
  ${IN_VIEW_MS} as in_view_ms,
  sumIf(heartbeat.duration_ms, heartbeat.event = 'play') as played_ms,
  max(heartbeat.ad_length_s) as ad_length,
  ${mostOf('ad_name')} as ad_name,
  ${mostOf('ad_id')} as ad_id,
  ${mostOf('pod_name')} as break_kind,
  ${mostOf('pod_position')} as ad_position,
  ${ofAd('advertiser')} as ad_advertiser,
  ${ofAd('campaign')} as ad_campaign,
  ${ofAd('creative')} as ad_creative,
  ${ofAd('placement')} as ad_placement`;

/** Columns of an ad break, besides those of its viewing. */
export const BREAK_COLUMNS = ['at', 'viewing', 'break_id', 'break_kind', 'ads_planned', 'ads_started'] as const;

/** `BREAK_COLUMNS`, `id` and `session`, over heartbeats in an ad break named `heartbeat`. */
export const BREAK = sql`
  concat(any(heartbeat.session_id), ' ', heartbeat.pod_id) as id,
  any(heartbeat.session_id) as session,
  min(heartbeat.occurred_at) as at,
  ${VIEWING} as viewing,
  heartbeat.pod_id as break_id,
  ${mostOf('pod_name')} as break_kind,
  max(heartbeat.ads_planned) as ads_planned,
  uniqExactIf(heartbeat.ad_session_id, heartbeat.asset_type = 'ad' and heartbeat.ad_session_id != '') as ads_started`;

/** Columns of a chapter, besides those of its viewing. */
export const CHAPTER_COLUMNS = ['at', 'viewing', 'chapter', 'chapter_position', 'is_completed', 'chapter_ms'] as const;

/** `CHAPTER_COLUMNS`, `id` and `session`, over heartbeats in a chapter named `heartbeat`. */
export const CHAPTER = sql`
  concat(any(heartbeat.session_id), ' ', heartbeat.chapter_session_id) as id,
  any(heartbeat.session_id) as session,
  min(heartbeat.occurred_at) as at,
  ${VIEWING} as viewing,
  ${mostOf('chapter_name')} as chapter,
  max(heartbeat.chapter_position) as chapter_position,
  countIf(heartbeat.event = 'chapter_complete') > 0 as is_completed,
  sumIf(heartbeat.duration_ms, ${CONTENT}) as chapter_ms`;
