/**
 * V-02, V-08: ad breaks of a live channel, computed from a rule and the wall clock, so that all servers list the same
 * ones without state.
 */
import { HOUR_MS, MINUTE_MS } from '@sintonia/contracts';
import { z } from 'zod';

export const LiveBreakRule = z
  .object({
    /** Slug of the channel. */
    channel: z.string(),
    /** Minutes between breaks; a divisor of 60, so that all hours are equal. */
    everyMinutes: z.number().int().min(1).max(60),
    /** Minute of the hour at which one break starts. */
    atMinute: z.number().int().min(0).max(59),
    /** Seconds. */
    lengthS: z.number().positive().max(240),
    /** Minutes of each hour protected by editors (headlines …): a break that would touch them is dropped. */
    protectedMinutes: z.array(z.object({ from: z.number().min(0).max(60), to: z.number().min(0).max(60) })),
  })
  .refine(({ everyMinutes }) => 60 % everyMinutes === 0, { message: 'everyMinutes must divide 60' });
export type LiveBreakRule = z.infer<typeof LiveBreakRule>;

export interface LiveBreak {
  /** Permanent id: epoch seconds of its start. */
  id: string;
  startMs: number;
  lengthS: number;
}

/** Breaks that start in `[fromMs, toMs)`, oldest first. */
export function liveBreaks(rule: LiveBreakRule, fromMs: number, toMs: number): LiveBreak[] {
  const everyMs = rule.everyMinutes * MINUTE_MS;
  const offsetMs = (rule.atMinute * MINUTE_MS) % everyMs;
  const breaks: LiveBreak[] = [];
  for (let n = Math.ceil((fromMs - offsetMs) / everyMs); n * everyMs + offsetMs < toMs; n++) {
    const startMs = n * everyMs + offsetMs;
    if (!touchesProtected(rule, startMs)) breaks.push({ id: `${startMs / 1000}`, startMs, lengthS: rule.lengthS });
  }
  return breaks;
}

/** The break with that id, or null. */
export function liveBreakOf(rule: LiveBreakRule, id: string): LiveBreak | null {
  const startMs = /^\d{1,12}$/.test(id) ? Number(id) * 1000 : Number.NaN;
  return Number.isFinite(startMs) ? (liveBreaks(rule, startMs, startMs + 1)[0] ?? null) : null;
}

/** Seconds of breaks per hour. */
export function breakSecondsPerHour(rule: LiveBreakRule): number {
  return liveBreaks(rule, 0, HOUR_MS).reduce((sum, { lengthS }) => sum + lengthS, 0);
}

function touchesProtected({ protectedMinutes, lengthS }: LiveBreakRule, startMs: number): boolean {
  const fromMs = startMs % HOUR_MS;
  const toMs = fromMs + lengthS * 1000;
  return protectedMinutes.some((minutes) =>
    // The passage of this hour and of the next, which a break near the end may touch.
    [0, HOUR_MS].some((hourMs) => fromMs < minutes.to * MINUTE_MS + hourMs && minutes.from * MINUTE_MS + hourMs < toMs),
  );
}
