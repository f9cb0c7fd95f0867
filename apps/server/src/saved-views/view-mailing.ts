import { MINUTE_MS, type ViewMailing } from '@sintonia/contracts';
import type { viewMailing } from '../stores/operational/tables/saved-view-tables.ts';
import { nextDueMs } from './monday.ts';

export type Mailing = typeof viewMailing.$inferSelect;
/** Age at which a claim counts as abandoned. */
export const ABANDONED_AFTER_MS = 10 * MINUTE_MS;

/** The mailing for the studio. */
export function toViewMailing(mailing: Mailing, nowMs: number, timeZone: string): ViewMailing {
  const { id, recipient, createdBy, stateAt, problem } = mailing;
  return {
    id,
    to: recipient,
    createdBy,
    state: shownState(mailing, nowMs),
    stateAt: stateAt?.toISOString() ?? null,
    problem,
    nextAt: new Date(nextDueMs(nowMs, timeZone)).toISOString(),
  };
}

function shownState({ state, stateAt }: Mailing, nowMs: number): ViewMailing['state'] {
  if (state !== 'counting' && state !== 'handing') return state;
  const isAbandoned = stateAt !== null && nowMs - stateAt.getTime() > ABANDONED_AFTER_MS;
  return state === 'handing' && isAbandoned ? 'uncertain' : 'sending';
}
