/** State changes of an activity: start, pause, stop, archive. Pure. */
import { type Activity, type ActivityAction, type ActivityState, failed, ok } from '@sintonia/contracts';
import type { Actor, Changed } from './changed-activity.ts';
import { placeSlice } from './traffic-slice.ts';

const FROM: Readonly<Record<ActivityAction, readonly ActivityState[]>> = {
  start: ['draft', 'paused'],
  pause: ['live'],
  stop: ['live', 'paused'],
  archive: ['draft', 'ended'],
};

/** Actor in histories for actions of the server itself. */
export const BY_SERVER = '';

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
  if (next.needsSecondPerson && by !== BY_SERVER) {
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
