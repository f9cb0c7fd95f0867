import type { Trace, TraceCall, TraceRequest } from './trace.ts';

/** Calls that are reported at once by their own heartbeat, and that heartbeat. */
const IMMEDIATE_HEARTBEATS: Readonly<Record<string, RegExp>> = {
  adStart: /^start ad$/,
  adComplete: /^complete ad$/,
  chapterStart: /^chapter_start main$/,
  chapterComplete: /^chapter_complete main$/,
  trackComplete: /^complete main$/,
  trackSessionEnd: /^end main$/,
};

/** A call is processed no later than this after the page made it. */
const LATEST_MS = 200;

const parameter = (request: TraceRequest, name: string) => request.query.find(([key]) => key === name)?.[1] ?? '';

/**
 * Calls of a run at the time when the recorded client processed them.
 *
 * `t` is when the page made a call. On the recording machine the client sometimes processed it up to 70 ms later, and
 * its polls and ticks count from then; the immediate heartbeat of a call carries that time. The recorder's clock is
 * derived from the fastest of them.
 */
export function processedCalls(trace: Trace): TraceCall[] {
  const reports = trace.requests
    .map((request) => ({
      kindAndAsset: `${parameter(request, 's:event:type')} ${parameter(request, 's:asset:type')}`,
      atMs: Number(parameter(request, 'l:event:ts')),
    }))
    .filter(({ atMs }) => atMs > 0);
  const kindOf = ({ call, args }: TraceCall) =>
    IMMEDIATE_HEARTBEATS[(call === 'trackEvent' ? args?.event : call) ?? ''];
  const offsets = trace.calls.flatMap((call) => {
    const kind = kindOf(call);
    const end = reports.findLast(({ kindAndAsset }) => kind?.test(kindAndAsset));
    return end && /trackComplete|trackSessionEnd/.test(call.call ?? '') ? [end.atMs - call.t] : [];
  });
  const zeroMs = Math.min(...offsets);
  if (!Number.isFinite(zeroMs)) return [...trace.calls];
  let lastT = Number.NEGATIVE_INFINITY;
  return trace.calls.map((call) => {
    const kind = call.call === 'trackEvent' ? kindOf(call) : undefined;
    const processed = reports
      .filter(({ kindAndAsset }) => kind?.test(kindAndAsset))
      .map(({ atMs }) => atMs - zeroMs)
      .find((t) => t >= call.t && t - call.t <= LATEST_MS);
    lastT = Math.max(lastT, processed ?? call.t);
    return { ...call, t: lastT };
  });
}
