/** State of the demo's history between two starts: a file in the data directory. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const FILE = 'demo-history.json';

const HistoryState = z.object({
  /** Reference instant of its dates, epoch ms. */
  anchorMs: z.number().int(),
  /** Time up to which visits were loaded, epoch ms; null: the first load has not finished. */
  loadedUntilMs: z.number().int().nullable(),
  /** Removed by an operator; not loaded again. */
  isRemoved: z.boolean(),
});
export type HistoryState = z.infer<typeof HistoryState>;

/** Null if missing or unreadable: then the history is generated again. */
export async function readHistoryState(dataDir: string): Promise<HistoryState | null> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return HistoryState.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Atomic: the file is complete or unchanged. */
export async function writeHistoryState(dataDir: string, state: HistoryState): Promise<void> {
  const path = join(dataDir, FILE);
  await writeFile(`${path}.new`, JSON.stringify(state));
  await rename(`${path}.new`, path);
}
