/** Interactions of a trace of Chromium: processor time of the main thread until the answer is painted. Pure. */

/** What a trace must record. */
export const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** An event of a trace; times in µs. */
export interface TraceEvent {
  name: string;
  /** `X` lasts for `dur`; `b` and `e` begin and end the span of an id. */
  ph: string;
  ts: number;
  pid: number;
  tid: number;
  dur?: number;
  /** Processor time of its thread within `dur`. Other processes do not extend it. */
  tdur?: number;
  id?: string;
  id2?: { local?: string };
  args?: { data?: { interactionId?: number; processingEnd?: number; timeStamp?: number } };
}

export interface TracedPress {
  /** Slowest interaction, from the input to the frame that shows the answer, in processor ms of the main thread. */
  toPaintMs: number;
  /** Everything that the main thread did while the trace ran, in processor ms. */
  allMs: number;
}

/** A press and what followed it. @param events of a trace that began before the press */
export function readPress(events: readonly TraceEvent[]): TracedPress {
  const main = mainThread(events);
  const tasks = main.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const commits = main.filter(({ name }) => name === 'Commit').map(({ ts }) => ts);
  const begun = new Map<string, TraceEvent>();
  let toPaintMs = 0;
  for (const event of main.filter(({ name }) => name === 'EventTiming')) {
    const id = event.id2?.local ?? event.id ?? '';
    if (event.ph === 'b') begun.set(id, event);
    const { ts: from, args } = begun.get(id) ?? event;
    if (event.ph !== 'e' || !args?.data?.interactionId) continue;
    const { processingEnd = 0, timeStamp = 0 } = args.data;
    const handled = from + (processingEnd - timeStamp) * 1000;
    // Tasks after the commit of the frame do not delay it.
    const painted = Math.min(event.ts, commits.find((ts) => ts >= handled) ?? event.ts);
    const within = tasks.filter(({ ts, dur = 0 }) => ts + dur > from && ts <= painted);
    toPaintMs = Math.max(toPaintMs, processorMs(within));
  }
  return { toPaintMs, allMs: processorMs(tasks) };
}

const processorMs = (tasks: readonly TraceEvent[]): number => tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/** Events of the thread that handled the input, in order of time. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const input = events.find(({ name }) => name === 'EventDispatch');
  return events.filter(({ pid, tid }) => pid === input?.pid && tid === input.tid).sort((a, b) => a.ts - b.ts);
}
