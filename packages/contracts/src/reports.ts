/**
 * Reports and real-time data for the studio (R rows). Every figure names its metric, so that its definition can be
 * opened.
 */

import { DAY_MS, HOUR_MS } from '@sintonia/wire/durations';
import { z } from 'zod';

/** Metrics by name; definition, unit and formula come from `GET /api/reports/definitions`. */
export const MetricName = z.enum([
  'pageviews',
  'visitors',
  'visits',
  'plays',
  'completions',
  'contentTimeSpent',
  'uniqueViewers',
  'exemptPageviews',
]);
export type MetricName = z.infer<typeof MetricName>;

export const MetricDefinition = z.object({
  name: MetricName,
  unit: z.enum(['count', 'seconds']),
  title: z.object({ ca: z.string(), en: z.string() }),
  /** Definition for analysts. */
  sentence: z.object({ ca: z.string(), en: z.string() }),
  formula: z.string(),
});
export type MetricDefinition = z.infer<typeof MetricDefinition>;

/** 400 calendar days: daylight saving time may end once more often in them than it begins. */
const LONGEST_MS = 400 * DAY_MS + HOUR_MS;

/** Half-open: `from` ≤ t < `to`. At most 400 days. */
export const ReportPeriod = z
  .object({ from: z.iso.datetime(), to: z.iso.datetime() })
  .refine((p) => Date.parse(p.from) < Date.parse(p.to), { message: '`from` must be before `to`', path: ['from'] })
  .refine((p) => Date.parse(p.to) - Date.parse(p.from) <= LONGEST_MS, {
    message: 'a period is at most 400 days',
    path: ['to'],
  });
export type ReportPeriod = z.infer<typeof ReportPeriod>;

/** Name of a report suite: the data of one site in one environment. */
export const SuiteName = z.string().regex(/^[\w.-]{1,100}$/);

/**
 * One report suite, or two together, as `a,b`: for real visitors and the demonstration, which share no event. A hit of both
 * suites would count twice.
 */
export const SuiteSelection = z.string().regex(/^[\w.-]{1,100}(,[\w.-]{1,100})?$/);

/** Parameters of every report: a period, and report suites; by default the server's own. */
export const ReportParameters = ReportPeriod.and(z.object({ suite: SuiteSelection.optional() }));
export type ReportParameters = z.infer<typeof ReportParameters>;

/** `GET /api/demo-history`: the demo's simulated audience, in its own report suite. */
export const DemoHistoryStatus = z.object({
  suite: SuiteName,
  /** `failed`: it could not be generated, and starts again only when requested. */
  state: z.enum(['loading', 'ready', 'failed', 'removed']),
  /** Loaded share of the past: 0 to 1. */
  part: z.number().min(0).max(1),
  /** Number of events loaded since the server started. */
  events: z.number().int(),
});
export type DemoHistoryStatus = z.infer<typeof DemoHistoryStatus>;

/**
 * `GET /api/reports/suites`: suites to choose from, the server's own first, then those with recent events. `shown` is
 * the studio's initial suite: the demo's, until the site itself has a visit.
 */
export const ReportSuites = z.object({
  own: z.string(),
  suites: z.array(z.string()),
  shown: z.string(),
  demo: DemoHistoryStatus.nullable(),
});
export type ReportSuites = z.infer<typeof ReportSuites>;

const Totals = z.record(MetricName, z.number());
export type Totals = z.infer<typeof Totals>;

/** How far reports are complete: later events wait to be stored (S-03). Both are null when unknown. */
export const Completeness = z.object({
  /** Every event that was acknowledged before this time is in the reports; ISO 8601 in UTC. */
  completeUntil: z.string().nullable(),
  /** Acknowledged and durable events that are not yet in the reports. */
  waitingEvents: z.number().nullable(),
});
export type Completeness = z.infer<typeof Completeness>;

/** A larger delay of reports raises an alarm, in seconds. */
export const LATE_AFTER_S = 60;

/** `GET /api/reports/overview?from&to&suite`: totals of a period, and its hours. */
export const OverviewReport = z.object({
  suite: z.string(),
  period: z.object({ from: z.string(), to: z.string() }),
  totals: Totals,
  /** One row an hour, empty ones included, oldest first. `hour` is ISO 8601 in UTC. */
  hours: z.array(z.object({ hour: z.string(), pageviews: z.number(), visitors: z.number(), plays: z.number() })),
  /** Number of unreadable hits in the period. */
  rejected: z.number(),
  /** Hits and heartbeats of the suite that one machine forged: stored, and in no figure. */
  forged: z.number(),
  /** As of just before the figures were counted. */
  completeness: Completeness,
});
export type OverviewReport = z.infer<typeof OverviewReport>;

/**
 * `exposure`: an activity's variant was seen (P-07); `offerTrouble`: one of its offers failed. `visible`: how long a page
 * was visible and in use. `podcastDownload`: an episode was downloaded.
 */
export type HitKind =
  | 'pageview'
  | 'link'
  | 'mediaStart'
  | 'adStart'
  | 'exposure'
  | 'offerTrouble'
  | 'visible'
  | 'podcastDownload';

/** Why figures leave an event out: robots, our own staff, and what one machine forged. */
export const LeftOutReason = z.enum(['robot', 'staff', 'request', 'source', 'time']);
export type LeftOutReason = z.infer<typeof LeftOutReason>;

/** An arriving event for the real-time list. `fields` are decoded and labelled. */
export const LiveEvent = z.object({
  id: z.string(),
  at: z.string(),
  protocol: z.enum(['analytics', 'heartbeat']),
  /** Kind of the hit, or the heartbeat's event type. */
  event: z.string(),
  /** First characters of the visitor id, or empty. */
  visitor: z.string(),
  tier: z.enum(['none', 'consented', 'signedIn']),
  /** Null for an event that figures count. */
  leftOut: LeftOutReason.nullable().default(null),
  /** Page name, or media name. */
  title: z.string(),
  /** Page path, or playhead in seconds. */
  detail: z.string(),
  /** Its playback session, or empty. */
  session: z.string().default(''),
  fields: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
  /** The request as received; without whole identifiers for people who may not erase visitors. */
  raw: z.string().default(''),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

/** Shortest prefix of a visitor's id that can be followed. */
export const FOLLOWED_CHARACTERS = 8;
export const FollowedVisitor = z.string().regex(/^[\w-]{8,64}$/);

/**
 * `GET /api/realtime/earlier?suite&visitor&at&id`: events received before this place, newest first. Without `at`, the
 * newest. Without `id`, those of the same millisecond are included.
 */
export const EarlierQuery = z.object({
  suite: z.string().optional(),
  visitor: FollowedVisitor.optional(),
  at: z.iso.datetime().optional(),
  id: z
    .string()
    .regex(/^[\w-]{1,128}$/)
    .optional(),
});

/** Place in the list of stored events, newest first: time of reception, and id of the event there. */
export const EventPlace = z.object({ at: z.string(), id: z.string() });
export type EventPlace = z.infer<typeof EventPlace>;

export const EarlierEvents = z.object({
  events: z.array(LiveEvent),
  /** Where the next page begins; null when nothing older is stored. */
  next: EventPlace.nullable(),
});
export type EarlierEvents = z.infer<typeof EarlierEvents>;

/**
 * `GET /api/realtime?suite&visitor&leftOut` (text/event-stream): event `now` with `LiveNow` once a second, event
 * `event` with `LiveEvent`. With `visitor`, a prefix of an id, only that visitor's events, including those of the last
 * half hour. With `leftOut=shown`, also those that figures leave out.
 */
export const RejectedEvent = z.object({
  id: z.string(),
  receivedAt: z.string(),
  protocol: z.string(),
  reason: z.string(),
  /** Name of the parameter; '' when no parameter was at fault. */
  field: z.string(),
  path: z.string(),
  raw: z.string(),
});
export type RejectedEvent = z.infer<typeof RejectedEvent>;

/** Answer of `/api/reports/rejected/reasons`: every stored rejected event, by reason, most frequent first. */
export const RejectedReasons = z.array(z.object({ reason: z.string(), count: z.number() }));
export type RejectedReasons = z.infer<typeof RejectedReasons>;

/** Body of every error of the API. */
export const ApiError = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string().optional(),
  /** Values for a translated message. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** For a report query: all its problems. */
  problems: z
    .array(z.object({ code: z.string(), path: z.string(), message: z.string(), nearest: z.string().optional() }))
    .optional(),
});
export type ApiError = z.infer<typeof ApiError>;
