/** State changes of an activity: create, update, start, pause, stop, archive. Pure. */
import { type Activity, type ActivityDraft, failed, ok } from '@sintonia/contracts';
import { ALLOCATION_VERSION, allocate } from '@sintonia/wire';
import { bypassesApproval, type Changed } from './changed-activity.ts';
import { placeSlice } from './traffic-slice.ts';

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
  if (bypassesApproval(before, next)) return failed({ kind: 'guarded' });
  const slice = placeSlice(next, others, wasLive ? before.slice : null);
  return slice.ok ? ok({ ...next, slice: slice.value }) : slice;
}
