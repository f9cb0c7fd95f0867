import { sampleTraffic, uniqueLine } from '../capacity/traffic.ts';
import { getRequest } from '../heartbeats.ts';

/** Shuffles the kinds of requests: visits mix them, and hits and heartbeats come apart. No day has a multiple of it. */
const STRIDE = 7919;

/** Requests of one simulated day, one after the other, each unique. */
export async function simulatedRequests(suite: string): Promise<() => string> {
  const { lines } = await sampleTraffic(suite, Date.now());
  const pool = [...lines.hits, ...lines.heartbeats];
  let at = 0;
  return () => {
    at = (at + STRIDE) % pool.length;
    return getRequest(uniqueLine(pool[at] ?? '', Date.now()));
  };
}
