import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

export interface Heartbeat {
  beatMs: number;
  /** A claim untouched for this long is stale; several intervals, since disks may be slow. */
  silentMs: number;
}
export const HEARTBEAT: Heartbeat = { beatMs: 2000, silentMs: 15_000 };

/** Whether the file is touched while observed; clocks of different machines are not compared. */
export async function isBeating(lock: string, { beatMs, silentMs }: Heartbeat): Promise<boolean> {
  const touchedMs = () =>
    stat(lock).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
  const first = await touchedMs();
  const giveUpAtMs = performance.now() + silentMs;
  while (first !== null && performance.now() < giveUpAtMs) {
    await pause(beatMs / 4);
    const now = await touchedMs();
    if (now === null) return false; // released meanwhile
    if (now !== first) return true;
  }
  return false;
}
