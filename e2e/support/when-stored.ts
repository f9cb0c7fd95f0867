import { expect } from 'vitest';

/** What is acknowledged is durable, and in the reports' tables a moment later: resolves then. */
export async function whenStored(origin: string): Promise<void> {
  const waiting = async () => {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    return Number(/^sintonia_stream_events (\S+)$/m.exec(metrics)?.[1]);
  };
  await expect.poll(waiting, { timeout: 30_000, interval: 50 }).toBe(0);
}
