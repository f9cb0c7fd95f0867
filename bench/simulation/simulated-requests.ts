import { endlessLines, sampleTraffic } from '../capacity/traffic.ts';
import { getRequest } from '../heartbeats.ts';

/** Requests of one simulated day, one after the other, each unique. */
export async function simulatedRequests(suite: string): Promise<() => string> {
  const { lines } = await sampleTraffic(suite, Date.now());
  const next = endlessLines([...lines.hits, ...lines.heartbeats]);
  return () => getRequest(next());
}
