/** The operator's own bulletins: a JSON file that is reread while the server runs. */
import { readFile, stat } from 'node:fs/promises';
import { Bulletin } from '@sintonia/contracts';
import { z } from 'zod';
import { StartError } from '../../start/start-error.ts';

/** Shortest interval between checks of the file. */
const POLL_INTERVAL_MS = 5000;

export type OwnBulletins = (nowMs: number) => Promise<readonly Bulletin[]>;

interface Read {
  bulletins: readonly Bulletin[];
  changedAtMs: number;
}

/**
 * Throws `StartError` if the file is unusable at start; later errors are reported, and the last valid version stays.
 */
export async function bulletinsFrom(path: string, onBroken: (why: string) => void): Promise<OwnBulletins> {
  let last = await read(path).catch((error: unknown) => {
    throw new StartError(`WEATHER_BULLETINS=${path} cannot be used: ${reasonOf(error)}.`);
  });
  let checkedAtMs = Number.NEGATIVE_INFINITY;
  let brokenAtMs = Number.NaN;
  return async (nowMs) => {
    if (nowMs - checkedAtMs < POLL_INTERVAL_MS) return last.bulletins;
    checkedAtMs = nowMs;
    const changedAtMs = await changeTime(path);
    if (changedAtMs === last.changedAtMs || Object.is(changedAtMs, brokenAtMs)) return last.bulletins;
    try {
      last = await read(path);
      brokenAtMs = Number.NaN;
    } catch (error) {
      brokenAtMs = changedAtMs; // reported once per change of the file
      onBroken(`${path} cannot be used: ${reasonOf(error)}; the last valid version stays`);
    }
    return last.bulletins;
  };
}

async function read(path: string): Promise<Read> {
  const changedAtMs = await changeTime(path); // before reading: a concurrent change is seen at the next check
  return { bulletins: z.array(Bulletin).parse(JSON.parse(await readFile(path, 'utf8'))), changedAtMs };
}

const changeTime = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => -1,
  );

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return `${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}`;
  return error instanceof Error ? error.message : String(error);
}
