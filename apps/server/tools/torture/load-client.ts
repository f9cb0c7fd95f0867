/**
 * A client that sends beacons like browsers, over persistent connections, and resends unacknowledged ones: the load
 * that a killed server must withstand.
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../random.ts';
import { nextSending, type Sending } from './next-sending.ts';

export interface LoadClient {
  /** Ids of acknowledged events. */
  acknowledged: ReadonlySet<string>;
  /** Requests resent after no answer or a 503. */
  repeated(): number;
  /** Statuses that are errors for these requests. */
  unexpected: string[];
  /** Stops creating events; resolves when all are acknowledged. */
  finish(): Promise<void>;
}

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const RETRY_DELAY_MS = 20;

export function startLoad(port: number, clients: number, random: Random): LoadClient {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const acknowledged = new Set<string>();
  const unexpected: string[] = [];
  let made = 0;
  let repeats = 0;
  let isFinishing = false;

  const client = async (): Promise<void> => {
    while (!isFinishing) {
      const sending = nextSending(random, () => ++made);
      while (!(await deliver(sending))) {
        repeats += 1;
        await pause(RETRY_DELAY_MS);
      }
      for (const id of sending.ids) acknowledged.add(id);
    }
  };

  /** Whether the server acknowledged the request. */
  const deliver = async ({ method, path, body, headers = {} }: Sending): Promise<boolean> => {
    const status = await new Promise<number | null>((resolve) => {
      const sent = request(
        { agent, host: '127.0.0.1', port, method, path, headers: { 'user-agent': USER_AGENT, ...headers } },
        (answer) => {
          answer.resume();
          answer.on('end', () => resolve(answer.statusCode ?? null));
          answer.on('error', () => resolve(null));
        },
      );
      sent.on('error', () => resolve(null));
      sent.end(body);
    });
    if (status === 200 || status === 204) return true;
    if (status !== null && status !== 503) unexpected.push(`${status} for ${method} ${path.slice(0, 80)}`);
    return false;
  };

  const running = Promise.all(Array.from({ length: clients }, client));
  return {
    acknowledged,
    unexpected,
    repeated: () => repeats,
    finish: async () => {
      isFinishing = true;
      await running;
      agent.destroy();
    },
  };
}
