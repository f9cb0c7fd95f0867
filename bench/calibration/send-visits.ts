import { setTimeout as sleep } from 'node:timers/promises';
import type { HistoryVisit } from '@sintonia/demo/simulated-history';
import { clockErrorAt } from '@sintonia/simulator';
import { createRandomSource } from '@sintonia/simulator/random';

export interface Sent {
  /** Acknowledged requests; a repeat counts once. */
  acknowledged: number;
  /** Requests that the condition suppressed. */
  lost: number;
}

/** Requests of one batch. */
const BATCH = 400;
const RETRY_DELAY_MS = 250;
const GIVE_UP_AFTER = 600;

interface Batch {
  userAgent: string;
  clockErrorMs: number;
  lines: string[];
}

export interface SendOptions {
  origin: string;
  seed: number;
  loss?: number | undefined;
  /** Called before each batch with the progress, 0 to 1. */
  onBatch?: (part: number) => Promise<void>;
}

/**
 * Sends the outbox of each visit's browser, in batches that state its clock. Each batch has a single visitor, so that none
 * counts as forged. A browser without consent has no outbox and sends single requests. Unacknowledged batches are sent
 * again.
 */
export async function sendVisits(visits: readonly HistoryVisit[], options: SendOptions): Promise<Sent> {
  const { origin, seed, loss = 0, onBatch } = options;
  const random = createRandomSource(seed);
  const sent: Sent = { acknowledged: 0, lost: 0 };
  const batches: Batch[] = [];
  for (const visit of visits) {
    const { userAgent, clock, lines } = visit;
    const left = lines.filter(() => !random.chance(loss));
    sent.lost += lines.length - left.length;
    const together = visit.consent === 'accepted' ? BATCH : 1;
    const current: Batch[] = [];
    for (const { atMs, line } of left) {
      const clockErrorMs = clockErrorAt(clock, atMs);
      // A batch gives the clock at its sending: requests before a jump were sent before it.
      const last = current.at(-1);
      if (last && last.clockErrorMs === clockErrorMs && last.lines.length < together) last.lines.push(line);
      else current.push({ userAgent, clockErrorMs, lines: [line] });
    }
    batches.push(...current);
  }
  for (const [i, batch] of batches.entries()) {
    await onBatch?.(i / batches.length);
    await post(origin, batch);
    sent.acknowledged += batch.lines.length;
  }
  return sent;
}

async function post(origin: string, { userAgent, clockErrorMs, lines }: Batch): Promise<void> {
  for (let attempt = 0; attempt < GIVE_UP_AFTER; attempt++) {
    const answer = await fetch(`${origin}/collect?ts=${Date.now() + clockErrorMs}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'user-agent': userAgent },
      body: lines.join('\n'),
    }).catch(() => null);
    if (answer?.status === 200) {
      const { rejected } = (await answer.json()) as { rejected: unknown[] }; // cast: our own server's answer
      if (rejected.length > 0) throw new Error(`refused: ${JSON.stringify(rejected[0])}`);
      return;
    }
    if (answer && answer.status < 500) throw new Error(`/collect answered ${answer.status}`);
    await sleep(RETRY_DELAY_MS);
  }
  throw new Error('the collector did not come back');
}
