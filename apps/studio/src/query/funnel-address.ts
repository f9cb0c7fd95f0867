/** A funnel in the address: its steps as conditions, and how they must follow. Pure. */
import { type Filter, type FunnelQuery, QUERY_LIMITS } from '@sintonia/contracts';
import { type ConditionsForm, fromFilter, toFilter } from '../segment-editor/condition-form.ts';

const NAMES = { steps: 'pas', within: 'dins', isStrict: 'estricte' } as const;
/** Times offered, in seconds. */
export const TIMES_S = [3600, 86_400, 604_800, 2_419_200] as const;

export interface Funnel {
  steps: readonly ConditionsForm[];
  within: FunnelQuery['within'];
  isStrict: boolean;
}

const step = (dimension: string, value: string): ConditionsForm => ({
  join: 'all',
  conditions: [{ dimension, operator: 'equals', value, to: '' }],
});

/** Views that become plays, on any site: what a funnel without steps starts with. */
export const FIRST_FUNNEL: Funnel = {
  steps: [step('hitKind', 'pageview'), step('hitKind', 'mediaStart')],
  within: 'visit',
  isStrict: false,
};

export function parseFunnel(search: URLSearchParams): Funnel {
  const steps = search.getAll(NAMES.steps).flatMap((text) => parseStep(text) ?? []);
  if (steps.length === 0) return FIRST_FUNNEL;
  const seconds = TIMES_S.find((time) => String(time) === search.get(NAMES.within));
  return {
    steps: steps.slice(0, QUERY_LIMITS.funnelSteps),
    within: seconds === undefined ? 'visit' : { seconds },
    isStrict: search.has(NAMES.isStrict),
  };
}

/** The funnel's part of an address, to notice when it changes from outside. */
export const funnelPart = (search: URLSearchParams): string =>
  JSON.stringify(Object.values(NAMES).map((name) => search.getAll(name)));

/** Whether only values differ, as while one is typed: no step to go back to. */
export const isTyped = (one: Funnel, other: Funnel): boolean => {
  const without = ({ steps, ...rest }: Funnel) =>
    JSON.stringify([
      rest,
      steps.map(({ join, conditions }) => [join, conditions.map((c) => [c.dimension, c.operator])]),
    ]);
  return without(one) === without(other);
};

/** Null while a step is incomplete. */
export function stepFilters(steps: readonly ConditionsForm[]): Filter[] | null {
  const filters = steps.map(toFilter);
  return filters.includes(null) ? null : filters.filter((filter) => filter !== null);
}

export function funnelAddress(before: URLSearchParams, { steps, within, isStrict }: Funnel): string {
  const params = new URLSearchParams(before);
  for (const name of Object.values(NAMES)) params.delete(name);
  for (const filter of stepFilters(steps) ?? []) params.append(NAMES.steps, JSON.stringify(filter));
  if (within !== 'visit') params.set(NAMES.within, String(within.seconds));
  if (isStrict) params.set(NAMES.isStrict, '1');
  return `?${params}`;
}

function parseStep(text: string): ConditionsForm | null {
  try {
    return fromFilter(JSON.parse(text) as Filter); // cast: `fromFilter` and the server refuse other shapes
  } catch {
    return null;
  }
}
