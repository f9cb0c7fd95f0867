import { setTimeout as sleep } from 'node:timers/promises';
import type { ReportAnswer, ReportQuery } from '@sintonia/contracts';
import { staffCookie } from '../../e2e/support/staff.ts';

const POLL_INTERVAL_MS = 200;
const LOOKS = 600;
const TIME_ZONE = 'Europe/Madrid';

/** One sign-in per server: more of them in a short time are refused. */
const cookies = new Map<string, Promise<string>>();
function cookieOf(origin: string): Promise<string> {
  const known = cookies.get(origin) ?? staffCookie(origin);
  cookies.set(origin, known);
  return known;
}

export interface FigureQuery {
  suite: string;
  metrics: readonly string[];
  /** Minutes of the broadcaster's clock, `2026-11-20T10:00`. */
  from: string;
  to: string;
  filter?: ReportQuery['filter'];
}

export type Measured = Pick<ReportAnswer, 'totals' | 'basis'>;

/** Most metrics of one query. */
const AT_ONCE = 20;

/**
 * Requests totals from the reports of an embedded server or a cluster; waits until they include every acknowledged event.
 * Throws if the demo's account may not sign in there.
 */
export async function measure(origin: string, { metrics, ...rest }: FigureQuery): Promise<Measured> {
  const sinceMs = Date.now();
  const parts: Measured[] = [];
  for (let i = 0; i < metrics.length; i += AT_ONCE)
    parts.push(await measurePart(origin, { ...rest, metrics: metrics.slice(i, i + AT_ONCE) }, sinceMs));
  const [first] = parts;
  if (!first) throw new Error('no metric');
  return { basis: first.basis, totals: Object.assign({}, ...parts.map(({ totals }) => totals)) };
}

/** `sinceMs`: the answer must be complete up to this time; the number of waiting events alone may be half a second old. */
async function measurePart(
  origin: string,
  { suite, metrics, from, to, ...more }: FigureQuery,
  sinceMs: number,
): Promise<Measured> {
  for (let look = 0; look < LOOKS; look++) {
    const answer = await fetch(`${origin}/api/v1/reports/query`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'cache-control': 'no-cache',
        cookie: await cookieOf(origin),
        origin,
      },
      body: JSON.stringify({ suite, period: { from, to }, metrics, ...more }),
    });
    if (answer.status === 422) {
      await sleep(POLL_INTERVAL_MS); // a busy machine did not answer in time
      continue;
    }
    if (answer.status !== 200) throw new Error(`reports answered ${answer.status}: ${await answer.text()}`);
    const measured = (await answer.json()) as Measured; // cast: our own server's answer
    const { waitingEvents, completeUntil } = measured.basis;
    if (waitingEvents === 0 && completeUntil !== null && Date.parse(completeUntil) >= sinceMs) return measured;
    await sleep(POLL_INTERVAL_MS);
  }
  throw new Error('events were not stored');
}

/** `2026-11-20T10:05` on the broadcaster's clock. */
export const localMinute = (atMs: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })
    .format(atMs)
    .replace(' ', 'T');
