import { DAY_MS } from '@sintonia/contracts';

/** The broadcaster's date, `2026-11-21`: in the studio «ahir» is the day before it, also shortly after midnight. */
export const civilDay = (atMs = Date.now()): string =>
  new Date(atMs).toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' });

/** Noon of yesterday in winter, 13:00 in summer, ms epoch. */
export const yesterdayNoonMs = (): number =>
  Date.parse(`${civilDay(Date.parse(`${civilDay()}T12:00:00Z`) - DAY_MS)}T11:00:00Z`);
