/** Alerts: what is watched, what is happening, and whether the tag is silent anywhere. */
import { z } from 'zod';
import { QueryFilter } from './report-query/report-query.ts';
import { SuiteName } from './reports.ts';

export const ALERT_LIMITS = { rules: 100, recipients: 10, nameCharacters: 80, events: 200 } as const;

/** Hours of the past that are needed before anything is «usual». */
export const MIN_HISTORY_HOURS = 2;

const Name = z.string().trim().min(1).max(ALERT_LIMITS.nameCharacters);
const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const At = z.string();

/**
 * `threshold`: the last hour's figure is above or below a number. `deviation`: it is so far from the usual of this
 * weekday and hour. `silence`: a section that usually sends page views sent none. `failures`: more playbacks fail than
 * usual for as many starts.
 */
export const AlertWatch = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('threshold'),
    metric: z.string().regex(/^[a-z][a-zA-Z0-9]{0,60}$/),
    filter: QueryFilter.optional(),
    direction: z.enum(['above', 'below']),
    value: z.number().min(0).max(1e15),
  }),
  z.strictObject({
    kind: z.literal('deviation'),
    metric: z.string().regex(/^[a-z][a-zA-Z0-9]{0,60}$/),
    filter: QueryFilter.optional(),
    direction: z.enum(['above', 'below', 'both']),
    /** Share of the usual: 0.5 for half as much again, or half as much. */
    share: z.number().min(0.05).max(10),
  }),
  z.strictObject({ kind: z.literal('silence') }),
  z.strictObject({ kind: z.literal('failures') }),
]);
export type AlertWatch = z.infer<typeof AlertWatch>;

/** Local time of the broadcaster; over midnight when `from` is later. */
export const QuietHours = z.strictObject({ from: LocalTime, to: LocalTime });
export type QuietHours = z.infer<typeof QuietHours>;

/** @param time `HH:MM` of the broadcaster's clock */
export function isQuietAt(quiet: QuietHours | null, time: string): boolean {
  if (quiet === null || quiet.from === quiet.to) return false;
  const { from, to } = quiet;
  return from < to ? time >= from && time < to : time >= from || time < to;
}

/** `POST /api/alerts`, `PUT /api/alerts/:id`. */
export const AlertRequest = z.strictObject({
  name: Name,
  watch: AlertWatch,
  suite: SuiteName.optional(),
  isOn: z.boolean().default(true),
  /** E-mails of active people of the studio. */
  recipients: z.array(z.email().max(254)).max(ALERT_LIMITS.recipients).default([]),
  /** No mail in these hours: it is sent at their end if the alert still lasts. */
  quiet: QuietHours.nullable().default(null),
});
export type AlertRequest = z.infer<typeof AlertRequest>;
export type AlertInput = z.input<typeof AlertRequest>;

/** The value of one dimension that explains most of a change. */
export const AlertCause = z.object({
  dimension: z.string(),
  value: z.string(),
  now: z.number(),
  usual: z.number(),
  /** Part of the whole change. */
  share: z.number(),
});
export type AlertCause = z.infer<typeof AlertCause>;

export const AlertEvent = z.object({
  id: z.string(),
  rule: z.string(),
  ruleName: z.string(),
  suite: z.string(),
  /** What the rule watched when the alert began. */
  watch: AlertWatch,
  beganAt: At,
  /** Null while it lasts. */
  endedAt: At.nullable(),
  /** The last hour's figure and the usual one, when it began. */
  value: z.number(),
  usual: z.number().nullable(),
  /** Sections that went silent. */
  sections: z.array(z.string()),
  cause: AlertCause.nullable(),
  mailedAt: At.nullable(),
});
export type AlertEvent = z.infer<typeof AlertEvent>;

export const AlertRule = AlertRequest.extend({
  id: z.string(),
  suite: z.string(),
  createdBy: z.string(),
  mayChange: z.boolean(),
  /** Null before the first evaluation. */
  evaluatedAt: At.nullable(),
  /** Why the last evaluation had no result; null when it had one. */
  problem: z.enum(['history', 'query', 'late']).nullable(),
});
export type AlertRule = z.infer<typeof AlertRule>;

/** `GET /api/alerts`: rules by name; events newest first. */
export const AlertList = z.object({ rules: z.array(AlertRule), events: z.array(AlertEvent) });

/** `GET /api/alerts/silence`: page views of the last hour and the usual ones, by section; silent ones first. */
export const SilenceAnswer = z.object({
  from: At,
  to: At,
  /** Hours of the past that «usual» rests on: it is unknown with fewer than `MIN_HISTORY_HOURS`. */
  hoursCompared: z.number(),
  /** Those hours. */
  hours: z.array(z.object({ from: At, to: At })),
  sections: z.array(
    z.object({
      section: z.string(),
      now: z.number(),
      /** Median of `past`. */
      usual: z.number().nullable(),
      /** Page views of each of the hours. */
      past: z.array(z.number()),
      isSilent: z.boolean(),
    }),
  ),
});
export type SilenceAnswer = z.infer<typeof SilenceAnswer>;
