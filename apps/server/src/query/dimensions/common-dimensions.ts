/** Dimensions of every relation: time and consent tier. */
import { RELATIONS } from '../metrics/metric.ts';
import { sql } from '../sql.ts';
import type { Dimension, OnRelation } from './dimension.ts';

/** Expressions over the column `at` of any relation. */
const ofTime = (value: OnRelation['value']): Dimension['on'] =>
  Object.fromEntries(RELATIONS.map((relation) => [relation, { value, needs: [] }]));

export const COMMON_DIMENSIONS = {
  hour: {
    title: { ca: 'Hora del dia', en: 'Hour of the day' },
    sentence: {
      ca: 'De 00 a 23, en l’hora local de l’emissora.',
      en: 'From 00 to 23, on the broadcaster’s clock.',
    },
    version: 1,
    kind: 'number',
    on: ofTime(({ zone }) => sql`leftPad(toString(toHour(at, ${zone})), 2, '0')`),
  },
  weekday: {
    title: { ca: 'Dia de la setmana', en: 'Weekday' },
    sentence: { ca: 'Dilluns és l’1 i diumenge, el 7.', en: 'Monday is 1 and Sunday is 7.' },
    version: 1,
    kind: 'number',
    on: ofTime(({ zone }) => sql`toString(toDayOfWeek(toDate(at, ${zone})))`),
  },
  consentTier: {
    title: { ca: 'Consentiment', en: 'Consent' },
    sentence: {
      ca: 'Sense identificador, amb consentiment (hi ha identificador de visitant) o amb la sessió iniciada.',
      en: 'Without identifier, with consent (there is a visitor id), or signed in.',
    },
    version: 1,
    kind: 'text',
    on: { hits: { value: () => sql`hit.tier` } },
  },
} as const satisfies Record<string, Dimension>;
