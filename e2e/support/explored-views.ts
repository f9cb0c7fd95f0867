/** Page views of yesterday, to explore in the studio, and their counts. */

import { localVisitorId } from '@sintonia/wire';
import { HOUR_MS } from '@sintonia/wire/durations';
import { expect } from 'vitest';
import { yesterdayNoonMs } from './civil-days.ts';
import { collectLines } from './collect-lines.ts';
import { pageViewLine } from './page-view-line.ts';
import { COMPUTER, PHONE } from './user-agents.ts';

export interface View {
  who: string;
  device: 'Mòbil' | 'Ordinador';
  page: string;
  section: string;
  /** Hours after yesterday's noon. */
  hour: number;
}

export const PEOPLE = Array.from(
  { length: 12 },
  (_, i) => ({ who: `p${i}`, device: i % 3 === 0 ? 'Ordinador' : 'Mòbil' }) as const,
);
/** Everybody views the home page, two in three the weather, one in four an episode; one person reads 130 stories. */
export const VIEWS: readonly View[] = PEOPLE.flatMap(({ who, device }, i): View[] => [
  { who, device, page: 'Portada', section: 'portada', hour: i % 4 },
  ...(i % 3 < 2 ? [{ who, device, page: 'El temps, avui', section: 'temps', hour: i % 4 }] : []),
  ...(i % 4 === 0 ? [{ who, device, page: 'Cims · Capítol 4', section: 'programes', hour: i % 4 }] : []),
  ...(i === 0
    ? Array.from(
        { length: 130 },
        (_, n): View => ({
          who,
          device,
          page: `Notícia ${String(n).padStart(3, '0')}`,
          section: 'noticies',
          hour: 3,
        }),
      )
    : []),
]);

/** Counts in plain code. */
export const viewsOf = (is: (view: View) => boolean): number => VIEWS.filter(is).length;
export const visitorsOf = (is: (view: View) => boolean): number => new Set(VIEWS.filter(is).map(({ who }) => who)).size;
export const of = (page: string) => (view: View) => view.page === page;

/** Sends them to a server, and waits until they are stored. */
export async function sendViews(origin: string): Promise<void> {
  const noonMs = yesterdayNoonMs();
  const ids = new Map<string, string>(PEOPLE.map(({ who }) => [who, localVisitorId(Math.random)]));
  const lineOf = ({ who, page: name, section, hour }: View, nth: number): string =>
    pageViewLine(origin, {
      visitorId: ids.get(who) ?? '',
      page: name,
      section,
      atMs: noonMs + hour * HOUR_MS + nth * 1000,
      nth,
    });
  for (const [device, userAgent] of [
    ['Mòbil', PHONE],
    ['Ordinador', COMPUTER],
  ] as const) {
    const lines = VIEWS.flatMap((view, nth) => (view.device === device ? [lineOf(view, nth)] : []));
    expect(await collectLines(origin, lines, userAgent)).toMatchObject({ kept: lines.length, rejected: [] });
  }
}
