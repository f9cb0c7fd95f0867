/** An activity while it is edited: field values, valid or not. Pure. */
import {
  type ActivityDraft,
  type ActivityKind,
  type AudienceCondition,
  type DeviceClass,
  type Goal,
  WHOLE,
} from '@sintonia/contracts';
import { wallClock } from '../../period/civil-day.ts';
import { type Edit, toEdits } from './edits.ts';

export interface VariantForm {
  key: string;
  name: string;
  /** Percent, as typed. */
  weight: string;
  edits: readonly Edit[];
}

/** Fields of every kind of condition; `by` selects those that count. */
export interface ConditionForm {
  by: AudienceCondition['by'];
  not: boolean;
  /** Separated by commas. */
  values: string;
  devices: readonly DeviceClass[];
  isSignedIn: boolean;
  campaign: 'internal' | 'external';
  least: string;
  most: string;
  name: string;
  is: 'equal' | 'containing' | 'beginning';
}

export interface GoalForm {
  metric: Goal['metric'];
  event: string;
  name: string;
  as: 'count' | 'sum';
}

export interface ActivityForm {
  name: string;
  hypothesis: string;
  kind: ActivityKind;
  owner: string;
  /** One per line. */
  paths: string;
  mboxes: string;
  audience: readonly ConditionForm[];
  variants: readonly VariantForm[];
  /** `2026-11-21T14:05` in the broadcaster's time, or empty. */
  from: string;
  to: string;
  trafficShare: string;
  holdout: string;
  priority: string;
  exclusionGroup: string;
  needsSecondPerson: boolean;
  goals: readonly GoalForm[];
  outcomeDays: string;
  isAA: boolean;
}

export const EMPTY_CONDITION: ConditionForm = {
  by: 'section',
  not: false,
  values: '',
  devices: [],
  isSignedIn: true,
  campaign: 'external',
  least: '1',
  most: '',
  name: '',
  is: 'equal',
};

export const EMPTY_GOAL: GoalForm = { metric: 'pageviews', event: '', name: '', as: 'count' };

/** Basis points as percent: 3334 is `33.34`. */
export const toPercent = (basisPoints: number): string => String(basisPoints / 100);

export const emptyForm = (owner: string, firstName: string, secondName: string): ActivityForm => ({
  name: '',
  hypothesis: '',
  kind: 'test',
  owner,
  paths: '',
  mboxes: 'target-global-mbox',
  audience: [],
  variants: [
    { key: 'control', name: firstName, weight: '50', edits: [] },
    { key: 'b', name: secondName, weight: '50', edits: [] },
  ],
  from: '',
  to: '',
  trafficShare: '100',
  holdout: '0',
  priority: '500',
  exclusionGroup: '',
  needsSecondPerson: false,
  goals: [EMPTY_GOAL],
  outcomeDays: '1',
  isAA: false,
});

function toConditionForm(condition: AudienceCondition): ConditionForm {
  const { by, not } = condition;
  return {
    ...EMPTY_CONDITION,
    by,
    not,
    ...('values' in condition && { values: condition.values.join(', ') }),
    ...(by === 'device' && { devices: condition.values, values: '' }),
    ...(by === 'login' && { isSignedIn: condition.isSignedIn }),
    ...(by === 'campaign' && { campaign: condition.kind }),
    ...('least' in condition && { least: String(condition.least) }),
    ...(by === 'visits' && condition.most !== null && { most: String(condition.most) }),
    ...(by === 'parameter' && { name: condition.name, is: condition.is }),
  };
}

const toGoalForm = (goal: Goal): GoalForm => ({
  ...EMPTY_GOAL,
  metric: goal.metric,
  ...('event' in goal && { event: goal.event }),
  ...('name' in goal && { name: goal.name }),
  ...('as' in goal && { as: goal.as }),
});

/** @param timeZone of the broadcaster, for dates */
export function toForm(draft: ActivityDraft, timeZone: string): ActivityForm {
  const wall = (iso: string | null) => (iso === null ? '' : wallClock(new Date(iso), timeZone));
  return {
    name: draft.name,
    hypothesis: draft.hypothesis,
    kind: draft.kind,
    owner: draft.owner,
    paths: draft.place.paths.join('\n'),
    mboxes: draft.place.mboxes.join('\n'),
    audience: draft.audience.every.map(toConditionForm),
    variants: draft.variants.map(({ key, name, weight, offers }) => ({
      key,
      name,
      weight: toPercent(weight),
      edits: toEdits(offers),
    })),
    from: wall(draft.schedule.from),
    to: wall(draft.schedule.to),
    trafficShare: toPercent(draft.trafficShare),
    holdout: toPercent(draft.holdout),
    priority: String(draft.priority),
    exclusionGroup: draft.exclusionGroup ?? '',
    needsSecondPerson: draft.needsSecondPerson,
    goals: draft.goals.map(toGoalForm),
    outcomeDays: String(draft.outcomeDays),
    isAA: draft.isAA,
  };
}

/** A copy, to be started: its own name, whoever makes it as the owner, and no dates. */
export const copyOf = (draft: ActivityDraft, own: Pick<ActivityForm, 'name' | 'owner'>): ActivityForm => ({
  ...toForm({ ...draft, schedule: { from: null, to: null } }, 'UTC'),
  ...own,
});

/** The copy that ends a comparison: one of its variants, for all of its audience. */
export const withOnly = (form: ActivityForm, variant: VariantForm): ActivityForm => ({
  ...form,
  kind: 'audience',
  variants: evenWeights([variant]),
  trafficShare: '100',
  holdout: '0',
  exclusionGroup: '',
  isAA: false,
});

/** Weights as equal as two decimals allow; the remainder goes to the first ones. */
export function evenWeights<T extends VariantForm>(variants: readonly T[]): T[] {
  const each = Math.floor(WHOLE / variants.length);
  const over = WHOLE - each * variants.length;
  return variants.map((variant, i) => ({ ...variant, weight: toPercent(each + (i < over ? 1 : 0)) }));
}

/** An unused letter, from b on. */
export const nextKey = (variants: readonly VariantForm[]): string =>
  [...'bcdefghijklmnopqrstuvwxyz'].find((letter) => variants.every(({ key }) => key !== letter)) ??
  `v${variants.length}`;

/** Changes the kind, with its initial variants: targeted content needs no control, a comparison does. Texts stay. */
export function withKind(form: ActivityForm, kind: ActivityKind, firstName: string): ActivityForm {
  const [first, ...others] = form.variants;
  if (kind === 'audience' && first?.edits.length === 0 && others.length === 1) {
    return { ...form, kind, variants: evenWeights(others) };
  }
  if (kind !== 'audience' && form.variants.length === 1) {
    const key = first?.key === 'control' ? nextKey(form.variants) : 'control';
    const control = { key, name: firstName, weight: '50', edits: [] };
    return { ...form, kind, variants: evenWeights([control, ...form.variants]) };
  }
  return { ...form, kind };
}
