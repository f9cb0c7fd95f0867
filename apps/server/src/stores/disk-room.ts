/**
 * Watches free space on the disk of the data directory: below the limit no events are accepted, so that stored data
 * stays intact.
 */
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type EventStream, StreamError } from './stream/event-stream.ts';

const POLL_INTERVAL_MS = 5000;

export interface DiskRoom {
  /** Measured a few seconds ago; null if the system does not report it. */
  freeBytes(): number | null;
  isLow(): boolean;
  /** Writes and syncs a few bytes; returns the reason of a failure, or null. */
  problem(): Promise<string | null>;
  stop(): void;
}

export interface DiskRoomOptions {
  directory: string;
  floorBytes: number;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** Replaces the file system in tests. */
  free?: (directory: string) => Promise<number>;
  openFile?: typeof open;
}

const freeOn = async (directory: string): Promise<number> => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

export async function watchDiskRoom(options: DiskRoomOptions): Promise<DiskRoom> {
  const { directory, floorBytes, log, free = freeOn, openFile = open } = options;
  let freeBytes: number | null = null;
  let isLow = false;
  const measure = async () => {
    freeBytes = await free(directory).catch(() => null);
    const wasLow = isLow;
    isLow = freeBytes !== null && freeBytes < floorBytes;
    if (isLow && !wasLow)
      log.error({ part: 'disk', freeBytes, floorBytes }, 'free disk space is too low: events are refused');
    if (!isLow && wasLow)
      log.info({ part: 'disk', freeBytes }, 'free disk space is sufficient again: events are accepted');
  };
  await measure();
  const timer = setInterval(() => void measure(), POLL_INTERVAL_MS).unref();
  const probe = join(directory, `probe.${process.pid}`);
  return {
    freeBytes: () => freeBytes,
    isLow: () => isLow,
    problem: async () => {
      await measure();
      if (isLow) return `has ${Math.floor((freeBytes ?? 0) / 1e6)} MB left, the floor is ${floorBytes / 1e6} MB`;
      try {
        const file = await openFile(probe, 'w');
        try {
          await file.write(Buffer.alloc(4096, 1));
          await file.sync();
        } finally {
          await file.close();
          await rm(probe, { force: true });
        }
        return null;
      } catch (error) {
        return `cannot be written: ${error instanceof Error ? error.message : String(error)}`;
      }
    },
    stop: () => clearInterval(timer),
  };
}

/** Refuses rows while free space is too low: clients get 503 with Retry-After. */
export const streamWithFloor = (stream: EventStream, room: Pick<DiskRoom, 'isLow'>): EventStream => ({
  ...stream,
  append: async (rows) => {
    if (room.isLow()) throw new StreamError('full', 'too little room on the disk');
    return stream.append(rows);
  },
});
