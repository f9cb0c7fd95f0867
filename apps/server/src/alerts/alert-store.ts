/** Rules and events of alerts in the operational store. */
import { isDeepStrictEqual } from 'node:util';
import {
  ALERT_LIMITS,
  type AlertEvent,
  type AlertRequest,
  type AlertRule,
  failed,
  MINUTE_MS,
  ok,
  type Result,
} from '@sintonia/contracts';
import { and, asc, count, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { isOwnerOrAdministrator, type StaffPerson } from '../access/is-owner.ts';
import { claimRow } from '../stores/operational/claim-row.ts';
import { newId } from '../stores/operational/new-id.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { alertEvent, alertRule } from '../stores/operational/tables/alert-tables.ts';
import { type StoredEvent, type StoredRule, toEvent } from './stored-alert.ts';

/** Interval between two evaluations of a rule, in whichever process is first. */
const EVALUATION_INTERVAL_MS = 5 * MINUTE_MS;

export function createAlertStore(database: OperationalDatabase, now: () => Date) {
  const findToChange = async (id: string, person: StaffPerson): Promise<StoredRule | null> => {
    const [row] = await database.select().from(alertRule).where(eq(alertRule.id, id));
    return row && isOwnerOrAdministrator(row, person) ? row : null;
  };
  return {
    list: async (person: StaffPerson): Promise<{ rules: AlertRule[]; events: AlertEvent[] }> => {
      const rules = await database.select().from(alertRule).orderBy(asc(alertRule.name), asc(alertRule.id));
      const events = await database
        .select({ event: alertEvent, rule: alertRule })
        .from(alertEvent)
        .innerJoin(alertRule, eq(alertRule.id, alertEvent.ruleId))
        .orderBy(desc(alertEvent.beganAt))
        .limit(ALERT_LIMITS.events);
      return {
        rules: rules.map(({ studioOrigin: _origin, createdAt: _at, ...rule }) => ({
          ...rule,
          mayChange: isOwnerOrAdministrator(rule, person),
          evaluatedAt: rule.evaluatedAt?.toISOString() ?? null,
        })),
        events: events.map(({ event, rule }) => toEvent(event, rule)),
      };
    },
    add: async (
      request: AlertRequest,
      suite: string,
      person: StaffPerson,
      studioOrigin: string,
    ): Promise<Result<StoredRule, 'tooMany'>> => {
      const [{ rules = 0 } = {}] = await database.select({ rules: count() }).from(alertRule);
      if (rules >= ALERT_LIMITS.rules) return failed('tooMany');
      const row: StoredRule = {
        ...request,
        id: newId(),
        suite,
        createdBy: person.email,
        createdAt: now(),
        studioOrigin,
        evaluatedAt: null,
        problem: null,
      };
      await database.insert(alertRule).values(row);
      return ok(row);
    },
    change: async (
      id: string,
      request: AlertRequest,
      suite: string,
      person: StaffPerson,
    ): Promise<StoredRule | null> => {
      const before = await findToChange(id, person);
      if (!before) return null;
      const [row] = await database
        .update(alertRule)
        .set({ ...request, suite, evaluatedAt: null })
        .where(eq(alertRule.id, id))
        .returning();
      // An open alert is about what was watched before.
      if (!request.isOn || !isDeepStrictEqual(before.watch, request.watch)) await endOpen(id);
      return row ?? null;
    },
    remove: async (id: string, person: StaffPerson): Promise<StoredRule | null> => {
      if (!(await findToChange(id, person))) return null;
      return (await database.delete(alertRule).where(eq(alertRule.id, id)).returning())[0] ?? null;
    },

    /** Claims a rule that is due, so that one process evaluates it. Null when no rule is due. */
    claim: async (): Promise<StoredRule | null> => {
      const isDue = and(
        eq(alertRule.isOn, true),
        or(
          isNull(alertRule.evaluatedAt),
          lt(alertRule.evaluatedAt, new Date(now().getTime() - EVALUATION_INTERVAL_MS)),
        ),
      );
      return claimRow({
        findDue: () => database.select({ id: alertRule.id }).from(alertRule).where(isDue).limit(1),
        claim: (id) =>
          database
            .update(alertRule)
            .set({ evaluatedAt: now() })
            .where(and(eq(alertRule.id, id), isDue))
            .returning(),
      });
    },
    setProblem: async (id: string, problem: StoredRule['problem']) => {
      await database.update(alertRule).set({ problem }).where(eq(alertRule.id, id));
    },
    openEvent: async (ruleId: string): Promise<StoredEvent | null> =>
      (
        await database
          .select()
          .from(alertEvent)
          .where(and(eq(alertEvent.ruleId, ruleId), isNull(alertEvent.endedAt)))
      )[0] ?? null,
    /** Null when another process began it. */
    begin: async (
      { id: ruleId, watch }: Pick<StoredRule, 'id' | 'watch'>,
      found: Pick<StoredEvent, 'value' | 'usual' | 'sections' | 'cause'>,
    ): Promise<StoredEvent | null> => {
      const row = { id: newId(), ruleId, watch, ...found, beganAt: now(), clear: 0 };
      return (await database.insert(alertEvent).values(row).onConflictDoNothing().returning())[0] ?? null;
    },
    setClear: async (id: string, clear: number) => {
      await database.update(alertEvent).set({ clear }).where(eq(alertEvent.id, id));
    },
    /** False when another process has marked it. */
    markMailed: async (id: string): Promise<boolean> => {
      const marked = await database
        .update(alertEvent)
        .set({ mailedAt: now() })
        .where(and(eq(alertEvent.id, id), isNull(alertEvent.mailedAt)))
        .returning();
      return marked.length > 0;
    },
    /** After a mail that nobody got: the next evaluation sends it. */
    markNotMailed: async (id: string) => {
      await database.update(alertEvent).set({ mailedAt: null }).where(eq(alertEvent.id, id));
    },
    recipientsOf: async (id: string): Promise<readonly string[]> =>
      (await database.select({ recipients: alertRule.recipients }).from(alertRule).where(eq(alertRule.id, id)))[0]
        ?.recipients ?? [],
    end: endOpen,
  };

  async function endOpen(ruleId: string): Promise<void> {
    await database
      .update(alertEvent)
      .set({ endedAt: now() })
      .where(and(eq(alertEvent.ruleId, ruleId), isNull(alertEvent.endedAt)));
  }
}
export type AlertStore = ReturnType<typeof createAlertStore>;
