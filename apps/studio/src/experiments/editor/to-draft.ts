/** Form fields → an activity for the server, or every problem, in order. Pure. */

import {
  ActivityDraft,
  type AudienceCondition,
  failed,
  type Goal,
  ok,
  PathPattern,
  type Result,
  SLOTS,
  type SlotName,
  WHOLE,
} from '@sintonia/contracts';
import { MBOX_CHARACTERS } from '@sintonia/wire';
import { instantOfWall } from '../../period/civil-day.ts';
import { isJson, toOffers } from './edits.ts';
import type { ActivityForm, ConditionForm, GoalForm, VariantForm } from './form.ts';

export type FormProblem =
  | { kind: 'name' | 'owner' | 'noPath' | 'mbox' | 'variantName' | 'twoVariants' | 'noChange' | 'noRedirect' }
  | { kind: 'redirect' | 'dates' | 'date' | 'group' | 'goal' | 'days' }
  | { kind: 'path'; path: string }
  | { kind: 'weights'; sum: number }
  | { kind: 'tooLong' | 'empty'; slot: SlotName }
  | { kind: 'json'; variant: string }
  | { kind: 'condition'; by: ConditionForm['by'] }
  | { kind: 'share'; field: 'traffic' | 'holdout' | 'priority'; most: number }
  | { kind: 'other'; where: string };

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const listed = (text: string): string[] =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);

/** A decimal comma or point; NaN for anything else. */
export const toNumber = (text: string): number =>
  /^\s*\d+(?:[.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
const basisPoints = (percent: string): number => Math.round(toNumber(percent) * 100);

/** Every page of the site ends in a slash, so a missing one is added. */
export const toPath = (written: string): string =>
  /[/*]$/.test(written) || /\.\w+$/.test(written) ? written : `${written}/`;

export const pathsOf = (form: Pick<ActivityForm, 'paths'>): string[] => lines(form.paths).map(toPath);

/** Null while incomplete. */
export function toCondition(form: ConditionForm): AudienceCondition | null {
  const { by, not } = form;
  const values = listed(form.values);
  const least = Number(form.least);
  const isCount = Number.isInteger(least) && least >= 1;
  switch (by) {
    case 'path': {
      const paths = values.map(toPath);
      return paths.length > 0 && paths.every((path) => PathPattern.safeParse(path).success)
        ? { by, not, values: paths }
        : null;
    }
    case 'section':
    case 'language':
      return values.length > 0 ? { by, not, values } : null;
    case 'device':
      return form.devices.length > 0 ? { by, not, values: [...form.devices] } : null;
    case 'login':
      return { by, not, isSignedIn: form.isSignedIn };
    case 'campaign':
      return values.length > 0 ? { by, not, kind: form.campaign, values } : null;
    case 'visits': {
      const most = form.most.trim() === '' ? null : Number(form.most);
      const isAbove = most === null || (Number.isInteger(most) && most >= least);
      return isCount && isAbove ? { by, not, least, most } : null;
    }
    case 'viewed':
      return values.length > 0 && isCount && least <= 50 ? { by, not, values, least } : null;
    case 'parameter':
      return form.name.trim() === '' ? null : { by, not, name: form.name.trim(), is: form.is, values };
  }
}

function toGoal({ metric, event, name, as }: GoalForm): Goal | null {
  switch (metric) {
    case 'event':
      return /^event\d{1,4}$/.test(event.trim()) ? { metric, event: event.trim() } : null;
    case 'click':
      return name.trim() === '' ? null : { metric, name: name.trim() };
    case 'custom':
      return name.trim() === '' ? null : { metric, name: name.trim(), as };
    default:
      return { metric };
  }
}

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

function* problemsOf(form: ActivityForm, timeZone: string): Generator<FormProblem> {
  if (form.name.trim() === '') yield { kind: 'name' };
  if (!ActivityDraft.shape.owner.safeParse(form.owner.trim()).success) yield { kind: 'owner' };
  const paths = pathsOf(form);
  if (paths.length === 0) yield { kind: 'noPath' };
  for (const path of paths) if (!PathPattern.safeParse(path).success) yield { kind: 'path', path };
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
  return failed(draft.error.issues.map(({ path }) => ({ kind: 'other', where: path.join('.') })));
}
