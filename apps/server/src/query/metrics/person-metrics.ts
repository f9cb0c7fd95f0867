/** Metrics of people who are signed in. A visitor is a browser; only who signs in is known as a person. */
import { IS_SIGNED_IN } from '../plan/identities.ts';
import { sql } from '../sql.ts';
import type { Metric } from './metric.ts';

export const PERSON_METRICS: Readonly<Record<string, Metric>> = {
  persons: {
    relation: 'hits',
    count: { by: 'distinct', key: sql`customer`, when: IS_SIGNED_IN },
    unit: 'count',
    version: 1,
    title: { ca: 'Persones amb la sessió iniciada', en: 'Signed-in people' },
    sentence: {
      ca: 'Comptes diferents amb la sessió iniciada, de qui ha acceptat l’analítica: qui fa servir dos dispositius compta un cop.',
      en: 'Distinct accounts that were signed in, of people who accepted analytics: somebody who uses two devices counts once.',
    },
    formula: { ca: 'nombre de comptes diferents amb la sessió iniciada', en: 'number of distinct signed-in accounts' },
  },
  visitorsAcrossDevices: {
    relation: 'hits',
    count: { by: 'identities' },
    unit: 'count',
    version: 1,
    title: { ca: 'Visitants entre dispositius', en: 'Visitors across devices' },
    sentence: {
      ca: 'Persones amb la sessió iniciada, més els navegadors en què ningú no l’ha iniciada; el que un navegador fa abans d’iniciar-la és de la persona.',
      en: 'Signed-in people, and browsers in which nobody signed in; what a browser does before the sign-in belongs to the person.',
    },
    formula: {
      ca: 'nombre de comptes diferents + nombre de visitants sense cap compte',
      en: 'number of distinct accounts + number of visitors without any account',
    },
  },
};
