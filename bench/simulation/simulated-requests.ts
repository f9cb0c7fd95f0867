import { linesOfVisits, sampleTraffic } from '../capacity/traffic.ts';
import { getRequest } from '../heartbeats.ts';

/** A thousand visits at once. */
const PER_SECOND = 100;

/** Requests of the visits of a simulated day, each unique. */
export async function simulatedRequests(suite: string): Promise<() => string> {
  const { lines } = await sampleTraffic(suite, Date.now());
  const next = linesOfVisits(lines.visits, PER_SECOND);
  return () => getRequest(next());
}
