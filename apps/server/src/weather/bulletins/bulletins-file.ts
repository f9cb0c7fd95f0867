/** The operator's own bulletins: a JSON file that is looked at again while the server runs. */
import { readFile, stat } from 'node:fs/promises';
import { Bulletin } from '@sintonia/contracts';
import { z } from 'zod';
import { StartError } from '../../start/start-error.ts';

/** How often the file is looked at, at most. */
const LOOK_EVERY_MS = 5000;

export type OwnBulletins = (nowMs: number) => Promise<readonly Bulletin[]>;

interface Read {
  bulletins: readonly Bulletin[];
  changedAtMs: number;
}

/** Throws `StartError` when the file cannot be used now; one that is broken later is told, and the last good one stays. */
export async function bulletinsFrom(path: string, onBroken: (why: string) => void): Promise<OwnBulletins> {
  let last = await read(path).catch((error: unknown) => {
    throw new StartError(`WEATHER_BULLETINS=${path} cannot be used: ${reasonOf(error)}.`);
  });
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let brokenAtMs = Number.NaN;
  return async (nowMs) => {
    if (nowMs - lookedAtMs < LOOK_EVERY_MS) return last.bulletins;
    lookedAtMs = nowMs;
    const changedAtMs = await changeTime(path);
    if (changedAtMs === last.changedAtMs || Object.is(changedAtMs, brokenAtMs)) return last.bulletins;
    try {
      last = await read(path);
      brokenAtMs = Number.NaN;
    } catch (error) {
      brokenAtMs = changedAtMs; // reported once for each change of the file
      onBroken(`${path} cannot be used: ${reasonOf(error)}; the last good one stays`);
    }
    return last.bulletins;
  };
}

async function read(path: string): Promise<Read> {
  const changedAtMs = await changeTime(path); // before reading: a change meanwhile is seen at the next look
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
