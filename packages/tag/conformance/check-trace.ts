import { checkHits } from './check-hits.ts';
import { checkRequests } from './check-requests.ts';
import { checkVisitor } from './check-visitor.ts';
import { compare } from './compare.ts';
import { replay } from './replay.ts';
import { takenCalls } from './taken-calls.ts';
import { isPlayback, type Trace, type TraceCall } from './trace.ts';

/**
 * How long after trackSessionStart the recorded scheduler may have begun to tick, in ms.
 *
 * A trace does not tell it, and what happens at the nearest tick hangs on it by up to one tick. A run conforms
 * when it conforms for one of them; the recorded ticks lie between 3 and 62 ms.
 */
const SCHEDULER_DELAYS_MS = [0, 8, 16, 32, 60];

const delayed = (calls: readonly TraceCall[], byMs: number): TraceCall[] => {
  let earliest = Number.NEGATIVE_INFINITY;
  return calls.map((call) => {
    const t = Math.max(call.call === 'trackSessionStart' ? call.t + byMs : call.t, earliest);
    earliest = t;
    return { ...call, t };
  });
};

/** The first difference between our client and a recorded run, or null when it conforms. */
export async function conformance(trace: Trace): Promise<string | null> {
  let first = checkRequests(trace);
  if (trace.name.startsWith('an-')) first ??= checkHits(trace);
  if (trace.name.startsWith('id-')) first ??= await checkVisitor(trace);
  if (first || !isPlayback(trace)) return first;
  for (const calls of [takenCalls(trace), trace.calls]) {
    for (const delayMs of SCHEDULER_DELAYS_MS) {
      const difference = compare(trace, await replay(trace, delayed(calls, delayMs)));
      if (difference === null) return null;
      first ??= difference;
    }
  }
  return first;
}
