/** Conditions as a form shows them ↔ a filter of a query. Pure. */
import type { Filter, FilterCondition } from '@sintonia/contracts';

export const OPERATORS = ['equals', 'not', 'in', 'contains', 'starts', 'between', 'empty', 'set'] as const;
export type Operator = (typeof OPERATORS)[number];

export interface ConditionForm {
  /** Empty until chosen. */
  dimension: string;
  operator: Operator;
  /** Value of the condition: separated by commas for `in`, the first for `between`. */
  value: string;
  /** Second value of `between`. */
  to: string;
}

export interface ConditionsForm {
  /** Whether all conditions must hold, or any of them. */
  join: 'all' | 'any';
  conditions: readonly ConditionForm[];
}

export const EMPTY_CONDITION: ConditionForm = { dimension: '', operator: 'equals', value: '', to: '' };
export const EMPTY_CONDITIONS: ConditionsForm = { join: 'all', conditions: [EMPTY_CONDITION] };

/** Operators without a value. */
export const isValueless = (operator: Operator): boolean => operator === 'empty' || operator === 'set';

/** Null while a condition is incomplete. */
export function toFilter({ join, conditions }: ConditionsForm): Filter | null {
  const parts = conditions.map(conditionFilter);
  const [first] = parts;
  if (first === undefined || parts.includes(null)) return null;
  if (parts.length === 1) return first;
  const complete = parts.filter((part) => part !== null);
  return join === 'all' ? { all: complete } : { any: complete };
}

function conditionFilter({ dimension, operator, value, to }: ConditionForm): Filter | null {
  if (dimension === '' || (value.trim() === '' && !isValueless(operator))) return null;
  switch (operator) {
    case 'not':
      return { not: { is: 'equals', dimension, value } };
    case 'in': {
      const values = value.split(',').flatMap((part) => part.trim() || []);
      return values.length === 0 ? null : { is: 'in', dimension, values };
    }
    case 'between':
      return to.trim() === '' ? null : { is: 'between', dimension, from: asNumber(value), to: asNumber(to) };
    case 'empty':
      return { is: 'empty', dimension };
    case 'set':
      return { not: { is: 'empty', dimension } };
    default:
      return { is: operator, dimension, value };
  }
}

/** Numbers are compared as numbers. */
const asNumber = (text: string): string | number => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text);

/** Null for a filter that the form cannot show: one nested deeper than a list of conditions. */
export function fromFilter(filter: Filter): ConditionsForm | null {
  const [join, parts]: [ConditionsForm['join'], Filter[]] =
    'all' in filter ? ['all', filter.all] : 'any' in filter ? ['any', filter.any] : ['all', [filter]];
  const conditions = parts.map(fromPart);
  return conditions.includes(null) ? null : { join, conditions: conditions.filter((one) => one !== null) };
}

function fromPart(part: Filter): ConditionForm | null {
  if ('not' in part) {
    const inner = fromPart(part.not);
    if (inner?.operator === 'equals') return { ...inner, operator: 'not' };
    return inner?.operator === 'empty' ? { ...inner, operator: 'set' } : null;
  }
  return 'is' in part ? fromCondition(part) : null;
}

function fromCondition(condition: FilterCondition): ConditionForm {
  const { dimension, is } = condition;
  switch (condition.is) {
    case 'in':
      return { dimension, operator: is, value: condition.values.join(', '), to: '' };
    case 'between':
      return { dimension, operator: is, value: String(condition.from), to: String(condition.to) };
    case 'empty':
      return { dimension, operator: is, value: '', to: '' };
    default:
      return { dimension, operator: is, value: String(condition.value), to: '' };
  }
}
