/** Form fields → an activity for the server, or every problem, in order. Pure. */

import { ActivityDraft, failed, ok, type Result } from '@sintonia/contracts';
import { instantOfWall } from '../../period/civil-day.ts';
import { toOffers } from './edits.ts';
import type { ActivityForm } from './form.ts';
import { type FormProblem, problemsOf } from './form-problems.ts';
import { basisPoints, lines, pathsOf, toNumber } from './form-texts.ts';
import { toCondition } from './to-condition.ts';
import { toGoal } from './to-goal.ts';

/** @param timeZone of the broadcaster, in which dates were typed */
export function toDraft(form: ActivityForm, timeZone: string): Result<ActivityDraft, FormProblem[]> {
  const problems = [...problemsOf(form, timeZone)];
  if (problems.length > 0) return failed(problems);
  const instant = (text: string) => (text === '' ? null : (instantOfWall(text, timeZone)?.toISOString() ?? null));
  const mboxes = lines(form.mboxes);
  const draft = ActivityDraft.safeParse({
    name: form.name,
    hypothesis: form.hypothesis,
    kind: form.kind,
    owner: form.owner.trim(),
    place: { paths: pathsOf(form), ...(mboxes.length > 0 && { mboxes }) },
    audience: { every: form.audience.flatMap((condition) => toCondition(condition) ?? []) },
    variants: form.variants.map(({ key, name, weight, edits }) => ({
      key,
      name,
      weight: basisPoints(weight),
      offers: toOffers(edits),
    })),
    schedule: { from: instant(form.from), to: instant(form.to) },
    priority: toNumber(form.priority),
    trafficShare: basisPoints(form.trafficShare),
    holdout: basisPoints(form.holdout),
    exclusionGroup: form.exclusionGroup.trim() || null,
    goals: form.goals.flatMap((goal) => toGoal(goal) ?? []),
    outcomeDays: Number(form.outcomeDays),
    isAA: form.isAA,
    needsSecondPerson: form.needsSecondPerson,
  });
  if (draft.success) return ok(draft.data);
  return failed(
    draft.error.issues.map((issue) => ({
      kind: 'other',
      field: issue.path.at(-1) === 'name' && issue.path[0] === 'variants' ? 'variantNames' : String(issue.path[0]),
      most: issue.code === 'too_big' ? Number(issue.maximum) : null,
      isText: issue.code === 'too_big' && issue.origin === 'string',
    })),
  );
}
