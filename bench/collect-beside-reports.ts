/** The answers of durable GETs while reports run: the studio's presets in a loop, on a server with every role. */
import { setTimeout as pause } from 'node:timers/promises';
import { staffCookie } from '../e2e/support/staff.ts';
import { startServer } from '../e2e/support/start-server.ts';
import { type Answers, type Load, sendLoad } from './load.ts';
import { quantile } from './quantile.ts';
import { presetQueries } from './report-queries.ts';

export interface BesideReports {
  /** Requests a second without a limit, of each server. */
  capacity: readonly number[];
  alone: Taken;
  beside: Taken;
  /** Reports answered meanwhile. */
  reports: number;
}
/** Answers of all servers together, and the p99 of each, in ms. */
export interface Taken {
  p99: number;
  ofEach: readonly number[];
  /** Answers other than 2xx. */
  refused: number;
}

/**
 * Servers, each measured without and then with reports: of the requests of ten seconds, one stall of 100 ms delays a hundredth,
 * so that a single pair says more about the host. A server that has been asked goes on counting for a while, so each is new.
 */
const SERVERS = 4;
/** Share of the capacity at which answers are compared. */
const MODEST = 0.3;
/** The events of the filling are stored within this time. */
const SETTLE_MS = 10_000;
/** As many as the server counts at once. */
const READERS = 2;

/** @param load its port is that of the servers started here, and its rate a share of their capacity */
export async function collectBesideReports(
  load: Omit<Load, 'port' | 'perSecond'>,
  suite: string,
): Promise<BesideReports> {
  const pairs: { capacity: number; alone: Answers; beside: Answers; reports: number }[] = [];
  for (let nth = 0; nth < SERVERS; nth++) pairs.push(await onServer(load, suite));
  return {
    capacity: pairs.map(({ capacity }) => capacity),
    alone: together(pairs.map(({ alone }) => alone)),
    beside: together(pairs.map(({ beside }) => beside)),
    reports: pairs.reduce((sum, { reports }) => sum + reports, 0),
  };
}

async function onServer(load: Omit<Load, 'port' | 'perSecond'>, suite: string) {
  const server = await startServer({ COLLECT_RATE: '1000000', DEMO_HISTORY: 'off' });
  try {
    const ofServer = { ...load, port: Number(new URL(server.origin).port) };
    const cookie = await staffCookie(server.origin);
    const { perSecond: capacity } = await sendLoad(ofServer); // and events for the reports to read
    await pause(SETTLE_MS);
    const modest = { ...ofServer, perSecond: capacity * MODEST };
    const alone = await sendLoad(modest);
    const asking = askForReports(server.origin, cookie, suite);
    const beside = await sendLoad(modest);
    return { capacity, alone, beside, reports: await asking() };
  } finally {
    await server.stop();
  }
}

const together = (answers: readonly Answers[]): Taken => ({
  p99: quantile(
    answers.flatMap(({ waits }) => waits),
    0.99,
  ),
  ofEach: answers.map(({ p99 }) => p99),
  refused: answers.reduce((sum, { refused }) => sum + refused, 0),
});

/** Asks without a pause until the returned function is called; that resolves with the number of answers. */
function askForReports(origin: string, cookie: string, suite: string): () => Promise<number> {
  const queries = Object.values(presetQueries());
  const headers = { cookie, 'content-type': 'application/json', origin };
  let isOver = false;
  let answered = 0;
  const ask = async (first: number): Promise<void> => {
    for (let nth = first; !isOver; nth += READERS) {
      const body = JSON.stringify({ ...queries[nth % queries.length], suite, period: 'last24Hours' });
      const answer = await fetch(`${origin}/api/v1/reports/query`, { method: 'POST', headers, body });
      await answer.text();
      if (answer.ok) answered += 1;
      else if (answer.status === 429) await pause(1000);
      else throw new Error(`a report was answered ${answer.status}`);
    }
  };
  const readers = Promise.all(Array.from({ length: READERS }, (_, nth) => ask(nth)));
  return async () => {
    isOver = true;
    await readers;
    return answered;
  };
}
