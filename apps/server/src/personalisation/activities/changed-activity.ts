import type { Activity, Result } from '@sintonia/contracts';
import type { ActivityRefusal } from './activity-errors.ts';
import { changedFields, VARIANT_NAMES } from './changed-fields.ts';

export type Changed = Result<Activity, ActivityRefusal>;

/** Fields that one person may change after two have approved: texts that only staff read. */
const WORDS: ReadonlySet<string> = new Set(['name', 'hypothesis', 'owner', VARIANT_NAMES] satisfies string[]);

/** Whether the change would show visitors something unapproved, or remove the approval rule itself. */
export function bypassesApproval(before: Activity, next: Activity): boolean {
  if (!before.needsSecondPerson || before.startedAt === null) return false;
  if (!next.needsSecondPerson) return true;
  return before.state === 'live' && changedFields(before, next).some((field) => !WORDS.has(field));
}

export interface Actor {
  /** E-mail of a member of staff. */
  by: string;
  at: string;
}
