import { setTimeout as sleep } from 'node:timers/promises';
import { staffCookie } from '../../e2e/support/staff.ts';

const LOOK_MS = 200;
const LOOKS = 600;

/** Acknowledged events are durable, and reach the reports' tables shortly after. */
async function whenStored(origin: string): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const text = await (await fetch(`${origin}/metrics`)).text();
    if (/^sintonia_stream_events 0$/m.test(text)) return;
    await sleep(LOOK_MS);
  }
  throw new Error('events were not stored');
}

/** One sign-in per server: more of them in a short time are refused. */
const cookies = new Map<string, Promise<string>>();
function cookieOf(origin: string): Promise<string> {
  const known = cookies.get(origin) ?? staffCookie(origin);
  cookies.set(origin, known);
  return known;
}

export interface Question {
  suite: string;
  metrics: readonly string[];
  /** Minutes of the broadcaster's clock, `2026-11-20T10:00`. */
  from: string;
  to: string;
}

/** Requests totals from a server's reports; waits until they include every acknowledged event. */
export async function measure(origin: string, { suite, metrics, from, to }: Question): Promise<Record<string, number>> {
  await whenStored(origin);
  const answer = await fetch(`${origin}/api/v1/reports/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await cookieOf(origin), origin },
    body: JSON.stringify({ suite, period: { from, to }, metrics }),
  });
  if (answer.status !== 200) throw new Error(`reports answered ${answer.status}: ${await answer.text()}`);
  const { totals } = (await answer.json()) as { totals: Record<string, number> }; // cast: our own server's answer
  return totals;
}
