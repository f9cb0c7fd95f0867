import { checkHits } from './check-hits.ts';
import { checkRequests } from './check-requests.ts';
import { checkVisitor } from './check-visitor.ts';
import { compare } from './compare.ts';
import { processedCalls } from './processed-calls.ts';
import { replay, unclearStatement } from './replay.ts';
import { isPlayback, type Trace, type TraceCall } from './trace.ts';
import { CONFORMS, differs, notReplayable, type TraceResult } from './trace-result.ts';

/**
 * Possible delays between trackSessionStart and the first tick of the recorded scheduler, in ms.
 *
 * A trace does not contain it, and actions at the nearest tick vary with it by up to one tick. A run conforms when it
 * conforms for one of them; the recorded ticks lie between 3 and 62 ms.
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

/** Replays a recorded run with our client. */
export async function conformance(trace: Trace): Promise<TraceResult> {
  const wire = differs(checkRequests(trace));
  if (wire.kind !== 'conforms') return wire;
  if (trace.name.startsWith('an-')) return checkHits(trace);
  if (trace.name.startsWith('id-')) return differs(await checkVisitor(trace));
  return isPlayback(trace) ? checkPlayback(trace) : CONFORMS;
}

async function checkPlayback(trace: Trace): Promise<TraceResult> {
  const unclear = unclearStatement(trace);
  if (unclear) return notReplayable(`what the page did is not stated as code: ${unclear}`);
  let first: string | null = null;
  for (const calls of [processedCalls(trace), trace.calls]) {
    for (const delayMs of SCHEDULER_DELAYS_MS) {
      const difference = compare(trace, await replay(trace, delayed(calls, delayMs)));
      if (difference === null) return CONFORMS;
      first ??= difference;
    }
  }
  return differs(first);
}
