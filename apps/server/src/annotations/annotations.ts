/** Annotations of a period: by people, and by the system from its log, experiments, alerts and schedule. */
import {
  ANNOTATION_LIMITS,
  type Annotation,
  type AnnotationRequest,
  DAY_MS,
  failed,
  HOUR_MS,
  ok,
  type Result,
} from '@sintonia/contracts';
import { and, count, desc, eq, gte, inArray, lt, or } from 'drizzle-orm';
import { isOwnerOrAdministrator, type StaffPerson } from '../access/is-owner.ts';
import { newId } from '../stores/operational/new-id.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { activity, activityChange } from '../stores/operational/tables/activity-tables.ts';
import { alertEvent, alertRule } from '../stores/operational/tables/alert-tables.ts';
import { annotation } from '../stores/operational/tables/annotation-table.ts';
import { auditLog } from '../stores/operational/tables/audit-table.ts';
import { loggedAnnotation, MARKED_ACTIONS } from './logged-annotation.ts';
import { toAnnotation } from './to-annotation.ts';

interface Period {
  from: Date;
  /** Exclusive. */
  to: Date;
}
/** Broadcasts to mark, by the ISO 8601 instant of their start. */
export type FindBroadcasts = (from: Date, to: Date) => Promise<readonly { title: string; startsAt: string }[]>;

/** @param broadcasts broadcasts to mark; the schedule is not in the database */
export function createAnnotations(database: OperationalDatabase, now: () => Date, broadcasts: FindBroadcasts) {
  const notes = async ({ from, to }: Period, person: StaffPerson): Promise<Annotation[]> => {
    const rows = await database
      .select()
      .from(annotation)
      .where(and(gte(annotation.at, from), lt(annotation.at, to)))
      .orderBy(desc(annotation.at))
      .limit(ANNOTATION_LIMITS.shown);
    return rows.map((row) => toAnnotation(row, person));
  };
  const logged = async ({ from, to }: Period): Promise<Annotation[]> => {
    const rows = await database
      .select()
      .from(auditLog)
      .where(and(gte(auditLog.at, from), lt(auditLog.at, to), inArray(auditLog.action, [...MARKED_ACTIONS])))
      .orderBy(desc(auditLog.at))
      .limit(ANNOTATION_LIMITS.shown);
    return rows.flatMap((row) => {
      const annotation = loggedAnnotation(row);
      return annotation
        ? [{ id: `log-${row.id}`, at: row.at.toISOString(), ...annotation, by: row.actor, mayRemove: false }]
        : [];
    });
  };
  const experiments = async ({ from, to }: Period): Promise<Annotation[]> => {
    const rows = await database
      .select({ change: activityChange, document: activity.document })
      .from(activityChange)
      .innerJoin(activity, eq(activity.id, activityChange.activity))
      .where(
        and(
          gte(activityChange.at, from),
          lt(activityChange.at, to),
          inArray(activityChange.action, ['started', 'stopped']),
        ),
      )
      .orderBy(desc(activityChange.at))
      .limit(ANNOTATION_LIMITS.shown);
    return rows.map(({ change: { id, at, by, action }, document }) => ({
      id: `experiment-${id}`,
      at: at.toISOString(),
      kind: action === 'started' ? 'experimentStarted' : 'experimentStopped',
      text: document.name,
      by,
      mayRemove: false,
    }));
  };
  const incidents = async ({ from, to }: Period): Promise<Annotation[]> => {
    const isIn = (at: typeof alertEvent.beganAt | typeof alertEvent.endedAt) => and(gte(at, from), lt(at, to));
    const rows = await database
      .select({ event: alertEvent, name: alertRule.name })
      .from(alertEvent)
      .innerJoin(alertRule, eq(alertRule.id, alertEvent.ruleId))
      .where(or(isIn(alertEvent.beganAt), isIn(alertEvent.endedAt)))
      .orderBy(desc(alertEvent.beganAt))
      .limit(ANNOTATION_LIMITS.shown);
    const mark = (id: string, kind: 'incidentBegan' | 'incidentEnded', at: Date | null, text: string): Annotation[] =>
      at && at >= from && at < to
        ? [{ id: `${kind}-${id}`, at: at.toISOString(), kind, text, by: '', mayRemove: false }]
        : [];
    return rows.flatMap(({ event: { id, beganAt, endedAt }, name }) => [
      ...mark(id, 'incidentBegan', beganAt, name),
      ...mark(id, 'incidentEnded', endedAt, name),
    ]);
  };
  const schedule = async ({ from, to }: Period): Promise<Annotation[]> =>
    to.getTime() - from.getTime() > ANNOTATION_LIMITS.hoursWithBroadcasts * HOUR_MS
      ? []
      : (await broadcasts(from, to)).map(({ title, startsAt }) => ({
          id: `broadcast-${startsAt}`,
          at: startsAt,
          kind: 'broadcast',
          text: title,
          by: '',
          mayRemove: false,
        }));

  return {
    /** In order of time. Above the limit, the newest ones. */
    list: async (period: Period, person: StaffPerson): Promise<Annotation[]> => {
      const all = await Promise.all([
        notes(period, person),
        logged(period),
        experiments(period),
        incidents(period),
        schedule(period),
      ]);
      return all
        .flat()
        .sort((one, other) => one.at.localeCompare(other.at))
        .slice(-ANNOTATION_LIMITS.shown);
    },
    add: async ({ at, text }: AnnotationRequest, person: StaffPerson): Promise<Result<Annotation, 'tooMany'>> => {
      const [{ today = 0 } = {}] = await database
        .select({ today: count() })
        .from(annotation)
        .where(
          and(eq(annotation.createdBy, person.email), gte(annotation.createdAt, new Date(now().getTime() - DAY_MS))),
        );
      if (today >= ANNOTATION_LIMITS.perDay) return failed('tooMany');
      const row = {
        id: newId(),
        at: new Date(at),
        text,
        createdBy: person.email,
        createdAt: now(),
      };
      await database.insert(annotation).values(row);
      return ok(toAnnotation(row, person));
    },
    /** Null if it does not exist or has another owner. */
    remove: async (id: string, person: StaffPerson): Promise<Annotation | null> => {
      const [row] = await database.select().from(annotation).where(eq(annotation.id, id));
      if (!row || !isOwnerOrAdministrator(row, person)) return null;
      await database.delete(annotation).where(eq(annotation.id, id));
      return toAnnotation(row, person);
    },
  };
}
