import { ActivityDraft, PathPattern, SLOTS, type SlotName, WHOLE } from '@sintonia/contracts';
import { MBOX_CHARACTERS } from '@sintonia/wire';
import { instantOfWall } from '../../period/civil-day.ts';
import { isJson } from './edits.ts';
import type { ActivityForm, ConditionForm, VariantForm } from './form.ts';
import { basisPoints, lines, toNumber, toPath } from './form-texts.ts';
import { toCondition } from './to-condition.ts';
import { toGoal } from './to-goal.ts';

export type FormProblem =
  | {
      kind:
        | 'name'
        | 'owner'
        | 'noPath'
        | 'mbox'
        | 'variantName'
        | 'twoVariants'
        | 'noChange'
        | 'noRedirect'
        | 'unadded';
    }
  | { kind: 'redirect' | 'dates' | 'date' | 'group' | 'goal' | 'days' }
  | { kind: 'path'; path: string }
  | { kind: 'weights'; sum: number }
  | { kind: 'tooLong' | 'empty'; slot: SlotName }
  | { kind: 'json'; variant: string }
  | { kind: 'condition'; by: ConditionForm['by'] }
  | { kind: 'share'; field: 'traffic' | 'holdout' | 'priority'; most: number }
  /** A rule of the server's alone; `most`: of characters, or of items. */
  | { kind: 'other'; field: string; most: number | null; isText: boolean };

function* variantProblems({ kind, variants, isAA }: ActivityForm): Generator<FormProblem> {
  if (variants.some(({ name }) => name.trim() === '')) yield { kind: 'variantName' };
  if (kind !== 'audience' && variants.length < 2) yield { kind: 'twoVariants' };
  const sum = variants.reduce((all, { weight }) => all + basisPoints(weight), 0);
  if (sum !== WHOLE) yield { kind: 'weights', sum };
  const edits = variants.flatMap((variant) => variant.edits);
  if (kind === 'redirect' && edits.every((edit) => edit.kind !== 'redirect')) yield { kind: 'noRedirect' };
  if (kind !== 'redirect' && edits.length === 0 && !isAA) yield { kind: 'noChange' };
  for (const variant of variants) yield* editProblems(variant);
}

function* editProblems({ name, edits }: VariantForm): Generator<FormProblem> {
  for (const edit of edits) {
    if (edit.kind === 'slot' && edit.text.trim() === '') yield { kind: 'empty', slot: edit.slot };
    if (edit.kind === 'slot' && edit.text.trim().length > SLOTS[edit.slot].most) {
      yield { kind: 'tooLong', slot: edit.slot };
    }
    if (edit.kind === 'json' && !isJson(edit.text)) yield { kind: 'json', variant: name };
    if (edit.kind === 'redirect' && edit.url.trim() === '') yield { kind: 'redirect' };
  }
}

function* shareProblems(form: ActivityForm): Generator<FormProblem> {
  const limits = [
    ['traffic', form.trafficShare, 100],
    ['holdout', form.holdout, 50],
    ['priority', form.priority, 999],
  ] as const;
  for (const [field, text, most] of limits) {
    const value = toNumber(text);
    const isWhole = field !== 'priority' || Number.isInteger(value);
    if (!(value >= 0 && value <= most && isWhole)) yield { kind: 'share', field, most };
  }
}

export function* problemsOf(form: ActivityForm, timeZone: string): Generator<FormProblem> {
  if (form.name.trim() === '') yield { kind: 'name' };
  if (!ActivityDraft.shape.owner.safeParse(form.owner.trim()).success) yield { kind: 'owner' };
  const paths = lines(form.paths);
  if (paths.length === 0) yield { kind: 'noPath' };
  for (const path of paths) if (!PathPattern.safeParse(toPath(path)).success) yield { kind: 'path', path };
  if (lines(form.mboxes).some((mbox) => mbox.length > MBOX_CHARACTERS)) yield { kind: 'mbox' };
  yield* variantProblems(form);
  for (const condition of form.audience) if (!toCondition(condition)) yield { kind: 'condition', by: condition.by };
  const [from, to] = [form.from, form.to].map((text) => (text === '' ? undefined : instantOfWall(text, timeZone)));
  if (from === null || to === null) yield { kind: 'date' };
  if (from && to && from >= to) yield { kind: 'dates' };
  yield* shareProblems(form);
  if (!/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(form.exclusionGroup.trim())) yield { kind: 'group' };
  if (form.goals.length === 0 || form.goals.some((goal) => !toGoal(goal))) yield { kind: 'goal' };
  const days = Number(form.outcomeDays);
  if (!(Number.isInteger(days) && days >= 1 && days <= 28)) yield { kind: 'days' };
}
