/** Label of a wire parameter in the studio's language: from the tables that encode and decode it. */
import type { LiveEvent } from '@sintonia/contracts';
import { HEARTBEAT_FIELDS, HIT_FIELDS, PAGE_VARIABLE_MEANINGS, PAGE_VARIABLES } from '@sintonia/wire';
import type { Language } from '../messages/language-names.ts';

type Names = Readonly<Record<Language, ReadonlyMap<string, string>>>;

function namesOf(entries: readonly { key: string; ca: string; en: string }[]): Names {
  return {
    ca: new Map(entries.map(({ key, ca }) => [key, ca])),
    en: new Map(entries.map(({ key, en }) => [key, en])),
  };
}

const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[]; // cast: literal tables

/** A page variable's meaning comes last, so that it overrides the plain name of its parameter. */
const NAMES: Readonly<Record<LiveEvent['protocol'], Names>> = {
  heartbeat: namesOf(
    Object.values(HEARTBEAT_FIELDS).map(({ key, label, labelCa }) => ({ key, ca: labelCa, en: label })),
  ),
  analytics: namesOf([
    ...Object.values(HIT_FIELDS).map(({ key, label, labelCa }) => ({ key, ca: labelCa, en: label })),
    ...keysOf(PAGE_VARIABLES).map((name) => {
      const { place } = PAGE_VARIABLES[name];
      return {
        key: place in HIT_FIELDS ? HIT_FIELDS[place as keyof typeof HIT_FIELDS].key : place,
        ...PAGE_VARIABLE_MEANINGS[name],
      }; // cast: checked before
    }),
  ]),
};

/** Families of keys (metadata, customer ids, context data) and keys newer than this studio keep the server's label. */
export function fieldName(
  protocol: LiveEvent['protocol'],
  field: LiveEvent['fields'][number],
  language: Language,
): string {
  return NAMES[protocol][language].get(field.key) ?? field.label;
}
