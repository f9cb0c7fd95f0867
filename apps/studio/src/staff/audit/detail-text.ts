/** Details of an audit entry in words. Pure. */
import type { AuditEntry } from '@sintonia/contracts';
import { knownWord } from '../../messages/known-word.ts';
import type { StaffWords } from '../staff-catalan.ts';

/** Actions whose `from` and `to` are a period, not a change. */
const OF_PERIODS: ReadonlySet<string> = new Set(['events.exported', 'audit.exported']);
/** Details whose values are the editors' own words. */
const AS_WRITTEN: ReadonlySet<string> = new Set(['name', 'rule', 'person', 'text', 'version', 'id', 'view']);
const INSTANT = /^\d{4}-\d\d-\d\dT/;
/** Items of an import: `+3 ~1 -0`. */
const COUNTS = /^\+(\d+) ~(\d+) -(\d+)$/;

/** What was before comes before what is now, after the rest. */
const placeOf = (name: string): number => ['from', 'to'].indexOf(name);

/** @returns such as «entorn: producció» */
export function detailTexts(
  { action, detail }: Pick<AuditEntry, 'action' | 'detail'>,
  words: StaffWords['audit'],
  dateTime: (at: string) => string,
): string[] {
  const names = OF_PERIODS.has(action) ? { ...words.details, ...words.periodDetails } : words.details;
  // The store keeps details by the length of their names.
  const inOrder = Object.entries(detail).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  return inOrder.map(([name, value]) => `${knownWord(names, name)}: ${valueText(name, value, words, dateTime)}`);
}

function valueText(name: string, value: string, words: StaffWords['audit'], dateTime: (at: string) => string): string {
  if (AS_WRITTEN.has(name)) return value;
  if (INSTANT.test(value)) return dateTime(value);
  const [, added, changed, removed] = COUNTS.exec(value) ?? [];
  if (added && changed && removed) return words.counts(added, changed, removed);
  if (name === 'action') return knownWord({ ...words.values, ...words.actions }, value);
  if (name === 'scopes')
    return value
      .split(' ')
      .map((scope) => knownWord(words.values, scope))
      .join(', ');
  return knownWord(words.values, value);
}
