/**
 * Returns memory to the system that the JavaScript engine retains after a peak: pages of collected objects stay
 * pooled, 90 to 180 MB after the start or after a history was loaded, and no later collection releases them.
 */
import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';

/** Interval between two checks of the process, ms. */
const POLL_INTERVAL_MS = 30_000;
/** Above this share of the time in use the process is not quiet: a collection takes some 100 ms. */
const QUIET_UTILISATION = 0.1;
/** Less is not worth a collection soon after the last one. */
const GROWTH_BYTES = 48_000_000;
/** After this time a collection is worth it anyway: the last one may have been during a peak. */
const OFTEN_ENOUGH_MS = 600_000;

interface Process {
  /** Resident memory, bytes. */
  residentBytes(): number;
  /** Share of the time since the call before in which the event loop ran, 0 to 1. */
  utilisation(): number;
  /** Collects all garbage and releases free pages. */
  collect(): Promise<void>;
}

/**
 * Checks the process regularly, and collects when it is quiet and uses more memory than after the last collection, or that
 * was ten minutes ago. Never rejects.
 *
 * @returns a function that stops
 */
export function returnMemory(process: Process = thisProcess(), pollIntervalMs = POLL_INTERVAL_MS): () => void {
  let keptBytes = 0;
  let collectedMs = 0;
  let isCollecting = false;
  const check = async () => {
    const isQuiet = process.utilisation() < QUIET_UTILISATION;
    const isDue = Date.now() - collectedMs >= OFTEN_ENOUGH_MS || process.residentBytes() >= keptBytes + GROWTH_BYTES;
    if (isCollecting || !isQuiet || !isDue) return;
    isCollecting = true;
    collectedMs = Date.now();
    await process.collect().catch(() => {}); // only memory is not returned
    keptBytes = process.residentBytes();
    isCollecting = false;
  };
  const timer = setInterval(() => void check(), pollIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

function thisProcess(): Process {
  let last = performance.eventLoopUtilization();
  return {
    residentBytes: () => globalThis.process.memoryUsage.rss(),
    utilisation() {
      const since = last;
      last = performance.eventLoopUtilization();
      return performance.eventLoopUtilization(last, since).utilization;
    },
    // Releases the pooled pages too, unlike a collection that the engine schedules itself or `gc()`.
    async collect() {
      const session = new Session();
      session.connect();
      try {
        await session.post('HeapProfiler.collectGarbage');
      } finally {
        session.disconnect();
      }
    },
  };
}
