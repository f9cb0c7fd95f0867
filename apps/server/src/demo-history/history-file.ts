/** What is remembered of the demo's history between two starts: a file in the data directory. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const FILE = 'demo-history.json';

const HistoryState = z.object({
  /** Instant that its story is told around, ms epoch. */
  anchorMs: z.number().int(),
  /** Up to when visits were loaded, ms epoch; null: its first load has not ended. */
  loadedUntilMs: z.number().int().nullable(),
  /** Somebody removed it, and it stays away. */
  isRemoved: z.boolean(),
});
export type HistoryState = z.infer<typeof HistoryState>;

/** Null where there is none, or none that can be read: then it is made again. */
export async function readHistoryState(dataDir: string): Promise<HistoryState | null> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return HistoryState.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A file is there whole or as it was before. */
export async function writeHistoryState(dataDir: string, state: HistoryState): Promise<void> {
  const path = join(dataDir, FILE);
  await writeFile(`${path}.new`, JSON.stringify(state));
  await rename(`${path}.new`, path);
}
