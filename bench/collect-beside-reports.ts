/** The answers of durable GETs while reports run: the studio's presets in a loop, on a server with every role. */
import { setTimeout as pause } from 'node:timers/promises';
import { staffCookie } from '../e2e/support/staff.ts';
import { startServer } from '../e2e/support/start-server.ts';
import { type Answers, type Load, sendLoad } from './load.ts';
import { presetQueries } from './report-queries.ts';

export interface BesideReports {
  alone: Answers;
  beside: Answers;
  /** Reports answered meanwhile. */
  reports: number;
}

/** Stored before the reports begin, so that they have events to read, in seconds of load. */
const FILLING_S = 10;
/** As many as the server counts at once. */
const READERS = 2;

/** @param load at a rate well below the capacity; its port is that of the server started here */
export async function collectBesideReports(load: Omit<Load, 'port'>, suite: string): Promise<BesideReports> {
  const server = await startServer({ COLLECT_RATE: '1000000', DEMO_HISTORY: 'off' });
  try {
    const ofServer = { ...load, port: Number(new URL(server.origin).port) };
    await sendLoad({ ...ofServer, seconds: FILLING_S });
    const alone = await sendLoad(ofServer);
    const asking = askForReports(server.origin, suite);
    const beside = await sendLoad(ofServer);
    return { alone, beside, reports: await asking() };
  } finally {
    await server.stop();
  }
}

/** Asks without a pause until the returned function is called; that resolves with the number of answers. */
function askForReports(origin: string, suite: string): () => Promise<number> {
  const queries = Object.values(presetQueries());
  let isOver = false;
  let answered = 0;
  const ask = async (first: number): Promise<void> => {
    const headers = { cookie: await staffCookie(origin), 'content-type': 'application/json', origin };
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
