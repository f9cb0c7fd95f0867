/** Moves the journal into the event store, oldest segment first, as long as there are any. */
import type { FastifyBaseLogger } from 'fastify';
import { type DrainParts, drainSegment } from './drain-segment.ts';
import type { Journal } from './journal.ts';
import type { Segment } from './segment.ts';

/** Pause between two segments, to collect more rows. */
const PAUSE_MS = 1000;
/** Waiting rows above which there is no pause. */
const FULL_SEGMENT_ROWS = 16_384;
const RETRY_MS = 500;

export interface DrainerParts extends DrainParts {
  journal: Pick<Journal, 'oldest' | 'remove' | 'waiting' | 'mark' | 'isGone'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called with the duration of each segment, seconds, and its number of rows. */
  onWritten?: ((seconds: number, rows: number) => void) | undefined;
}

export interface Drainer {
  /** Signals new rows. */
  wake(): void;
  /** Resolves after the next segment or attempt, or after this time. */
  next(withinMs: number): Promise<void>;
  /** Whether all current rows of the journal were drained within this time; skips the pauses meanwhile. */
  drainedWithin(ms: number): Promise<boolean>;
  /** Finishes the current segment, and starts no other. */
  stop(): void;
}

export function startDrainer({ journal, log, onWritten, ...parts }: DrainerParts): Drainer {
  let isStopped = false;
  /** Number of callers that want no pauses. */
  let callersWithoutPause = 0;
  let pause: { endsOnNews: boolean; end: () => void } | null = null;
  let waiters: (() => void)[] = [];

  const rest = async (ms: number | null): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = ms === null ? undefined : setTimeout(resolve, ms);
    pause = { endsOnNews: ms === null, end: resolve };
    await promise;
    pause = null;
    clearTimeout(timer);
  };

  /** In the event store, but the file may still exist: if it cannot be deleted, it must not be inserted again. */
  let stored: Segment | null = null;
  const drainOldest = async (): Promise<boolean> => {
    const segment = await journal.oldest();
    if (segment === null) return false;
    const startedAt = performance.now();
    if (segment !== stored) await drainSegment(segment, parts);
    stored = segment;
    await journal.remove(segment);
    onWritten?.((performance.now() - startedAt) / 1000, segment.rows);
    return true;
  };

  const run = async (): Promise<void> => {
    let isStuck = false;
    while (!isStopped) {
      let isDrained = false;
      try {
        isDrained = await drainOldest();
        isStuck = false;
      } catch (error) {
        if (!isStuck) log.warn({ part: 'stream', err: error }, 'the journal could not be drained into the event store');
        isStuck = true;
      }
      const reported = waiters;
      waiters = [];
      for (const report of reported) report();
      if (isStopped) return;
      const { rows } = journal.waiting();
      if (isStuck) await rest(RETRY_MS);
      else if (!isDrained && rows === 0) await rest(null);
      else if (isDrained && callersWithoutPause === 0 && rows < FULL_SEGMENT_ROWS) await rest(PAUSE_MS);
    }
  };
  void run();

  const next = async (withinMs: number): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, withinMs);
    waiters.push(resolve);
    await promise;
    clearTimeout(timer);
  };
  return {
    wake: () => {
      if (pause?.endsOnNews) pause.end();
    },
    next,
    drainedWithin: async (ms) => {
      const mark = journal.mark();
      const giveUpAt = performance.now() + ms;
      callersWithoutPause += 1;
      pause?.end();
      while (!journal.isGone(mark) && performance.now() < giveUpAt) await next(giveUpAt - performance.now());
      callersWithoutPause -= 1;
      return journal.isGone(mark);
    },
    stop: () => {
      isStopped = true;
      pause?.end();
    },
  };
}
