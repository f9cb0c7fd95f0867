/** All activities in memory, compiled, and kept up to date with other servers' changes. All changes go through here. */
import { randomBytes, randomUUID } from 'node:crypto';
import {
  type Activity,
  type ActivityAction,
  type ActivityChange,
  type ActivityDraft,
  failed,
  ok,
  type Result,
} from '@sintonia/contracts';
import type { DecisionProgram } from '../decision/compiled-activity.ts';
import { compile, EMPTY_PROGRAM } from '../decision/program.ts';
import { checkOffers } from '../offers/check-offers.ts';
import { type OfferRules, redirectProblem } from '../offers/redirect-problem.ts';
import { actOn } from './act-on-activity.ts';
import type { ActivityRefusal } from './activity-errors.ts';
import type { ActivityStore } from './activity-store.ts';
import { createActivity, updateActivity } from './change-activity.ts';
import { changedFields } from './changed-fields.ts';

type Outcome = Promise<Result<Activity, ActivityRefusal>>;

export interface ActivityRegistry {
  all(): readonly Activity[];
  find(id: string): Activity | undefined;
  program(): DecisionProgram;
  changes(id: string): Promise<ActivityChange[]>;
  create(draft: ActivityDraft, by: string, rules: OfferRules): Outcome;
  update(id: string, version: number, draft: ActivityDraft, by: string, rules: OfferRules): Outcome;
  act(id: string, version: number, action: ActivityAction, by: string, rules: OfferRules): Outcome;
  /** Reloads after a change by another server. The known state stays if the database does not answer. */
  refresh(): Promise<void>;
}

export interface RegistryPorts {
  store: ActivityStore;
  now: () => Date;
  /** Every activity needs a second person to start it, whatever its own setting. */
  isSecondPersonNeeded?: boolean;
  /** Called when the compiled activities have changed. */
  onChange?: () => void;
}

const CHANGE_OF = { start: 'started', pause: 'paused', stop: 'stopped', archive: 'archived' } as const;

export async function openActivityRegistry({
  store,
  now,
  isSecondPersonNeeded = false,
  onChange,
}: RegistryPorts): Promise<ActivityRegistry> {
  let known = new Map<string, Activity>();
  let program = EMPTY_PROGRAM;
  let mark = '';

  const replaceKnown = (activities: readonly Activity[]) => {
    known = new Map(activities.map((activity) => [activity.id, activity]));
    program = compile(activities);
    onChange?.();
  };
  const load = async () => {
    const newest = await store.mark();
    if (newest === mark) return;
    replaceKnown(await store.all());
    mark = newest;
  };
  await load();

  const others = (id: string) => [...known.values()].filter((other) => other.id !== id);
  const onOthers = (id: string) => others(id).filter(({ state }) => state === 'live');

  const guarded = <T extends Pick<ActivityDraft, 'needsSecondPerson'>>(one: T): T =>
    isSecondPersonNeeded ? { ...one, needsSecondPerson: true } : one;

  const current = async (id: string, version: number): Outcome => {
    await load();
    const activity = known.get(id);
    if (!activity) return failed({ kind: 'unknown' });
    return activity.version === version ? ok(activity) : failed({ kind: 'stale', version: activity.version });
  };
  const replace = async (before: Activity, after: Activity, action: ActivityChange['action'], by: string): Outcome => {
    const isWritten = await store.replace(after, { by, action, fields: changedFields(before, after) });
    await load();
    if (isWritten) return ok(after);
    return failed({ kind: 'stale', version: known.get(after.id)?.version ?? after.version });
  };

  return {
    all: () => [...known.values()],
    find: (id) => known.get(id),
    program: () => program,
    changes: store.changes,
    create: async (draft, by, rules) => {
      const id = randomUUID();
      const checked = checkOffers(guarded(draft), onOthers(id), rules);
      if (!checked.ok) return checked;
      const salt = randomBytes(9).toString('base64url');
      const activity = createActivity(checked.value, { id, salt, at: now().toISOString() });
      await store.add(activity, { by, action: 'created', fields: [] });
      await load();
      return ok(activity);
    },
    update: async (id, version, draft, by, rules) => {
      const before = await current(id, version);
      if (!before.ok) return before;
      const checked = checkOffers(guarded(draft), onOthers(id), rules);
      if (!checked.ok) return checked;
      const after = updateActivity(guarded(before.value), checked.value, others(id));
      return after.ok ? replace(before.value, after.value, 'updated', by) : after;
    },
    act: async (id, version, action, by, rules) => {
      const before = await current(id, version);
      if (!before.ok) return before;
      const problem = action === 'start' ? redirectProblem(before.value, onOthers(id), rules) : null;
      if (problem) return failed(problem);
      const after = actOn(guarded(before.value), action, { by, at: now().toISOString() }, others(id));
      if (!after.ok) return after;
      const isRequested = action === 'start' && after.value.state !== 'live';
      return replace(before.value, after.value, isRequested ? 'startAsked' : CHANGE_OF[action], by);
    },
    refresh: load,
  };
}
