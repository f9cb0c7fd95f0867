/** State changes of an activity: create, update, start, pause, stop, archive. Pure. */
import {
  type Activity,
  type ActivityAction,
  type ActivityDraft,
  type ActivityState,
  failed,
  ok,
  type Result,
} from '@sintonia/contracts';
import { ALLOCATION_VERSION, allocate } from '@sintonia/wire';
import type { ActivityRefusal } from './activity-errors.ts';
import { changedFields, VARIANT_NAMES } from './changed-fields.ts';
import { placeSlice } from './traffic-slice.ts';

type Changed = Result<Activity, ActivityRefusal>;

/** A new draft. @param salt random text that determines assignments together with the visitor id; never changes */
export function createActivity(draft: ActivityDraft, made: { id: string; salt: string; at: string }): Activity {
  return {
    ...draft,
    id: made.id,
    salt: made.salt,
    hashVersion: ALLOCATION_VERSION,
    version: 1,
    state: 'draft',
    ranges: allocate(draft.variants),
    slice: { from: 0, to: draft.trafficShare },
    createdAt: made.at,
    startedAt: null,
    endedAt: null,
    startAskedBy: null,
  };
}

/**
 * Results depend on kind, group, variant keys and outcome days, so these cannot change once visitors have been
 * assigned.
 */
function changesWhatWasMeasured(before: Activity, draft: ActivityDraft): boolean {
  const kept = new Set(draft.variants.map(({ key }) => key));
  return (
    before.kind !== draft.kind ||
    before.exclusionGroup !== draft.exclusionGroup ||
    before.isAA !== draft.isAA ||
    before.outcomeDays !== draft.outcomeDays ||
    before.variants.some(({ key }) => !kept.has(key))
  );
}

/** Fields that one person may change after two have approved: texts that only staff read. */
const WORDS: ReadonlySet<string> = new Set(['name', 'hypothesis', 'owner', VARIANT_NAMES] satisfies string[]);

/** Whether the change would show visitors something unapproved, or remove the approval rule itself. */
function goesPastSecondPerson(before: Activity, next: Activity): boolean {
  if (!before.needsSecondPerson || before.startedAt === null) return false;
  if (!next.needsSecondPerson) return true;
  return before.state === 'live' && changedFields(before, next).some((field) => !WORDS.has(field));
}

/** @param others all other activities; those of the same group must not share traffic */
export function updateActivity(before: Activity, draft: ActivityDraft, others: readonly Activity[]): Changed {
  if (before.state === 'ended' || before.state === 'archived') return failed({ kind: 'closed', state: before.state });
  const wasLive = before.startedAt !== null;
  if (wasLive && changesWhatWasMeasured(before, draft)) return failed({ kind: 'measured' });
  const next: Activity = {
    ...before,
    ...draft,
    version: before.version + 1,
    ranges: allocate(draft.variants, wasLive ? before.ranges : []),
    startAskedBy: null,
  };
  if (goesPastSecondPerson(before, next)) return failed({ kind: 'guarded' });
  const slice = placeSlice(next, others, wasLive ? before.slice : null);
  return slice.ok ? ok({ ...next, slice: slice.value }) : slice;
}

const FROM: Readonly<Record<ActivityAction, readonly ActivityState[]>> = {
  start: ['draft', 'paused'],
  pause: ['live'],
  stop: ['live', 'paused'],
  archive: ['draft', 'ended'],
};

/** Actor in histories for actions of the server itself. */
export const BY_ITSELF = '';

export interface Actor {
  /** E-mail of a member of staff. */
  by: string;
  at: string;
}

/** With approval required, one person requests the start and another performs it, also after a pause. */
export function actOn(
  before: Activity,
  action: ActivityAction,
  { by, at }: Actor,
  others: readonly Activity[],
): Changed {
  if (!FROM[action].includes(before.state)) return failed({ kind: 'state', action, state: before.state });
  const next = { ...before, version: before.version + 1 };
  switch (action) {
    case 'pause':
      return ok({ ...next, state: 'paused' });
    case 'stop':
      return ok({ ...next, state: 'ended', endedAt: at });
    case 'archive':
      return ok({ ...next, state: 'archived' });
    case 'start':
      return start(next, { by, at }, others);
  }
}

function start(next: Activity, { by, at }: Actor, others: readonly Activity[]): Changed {
  if (next.schedule.to !== null && Date.parse(next.schedule.to) <= Date.parse(at)) return failed({ kind: 'expired' });
  if (next.needsSecondPerson && by !== BY_ITSELF) {
    if (next.startAskedBy === null) return ok({ ...next, startAskedBy: by });
    if (next.startAskedBy === by) return failed({ kind: 'secondPerson' });
  }
  const slice = placeSlice(next, others, next.startedAt === null ? null : next.slice);
  if (!slice.ok) return slice;
  return ok({
    ...next,
    slice: slice.value,
    state: 'live',
    startedAt: next.startedAt ?? at,
    startAskedBy: null,
  });
}
