import { expect, vi } from 'vitest';

/** Acknowledged events are durable, and in the reports' tables a moment later: resolves then. */
export async function whenStored(origin: string): Promise<void> {
  const stored = async () =>
    expect(await (await fetch(`${origin}/metrics`)).text()).toMatch(/^sintonia_stream_events 0$/m);
  await vi.waitFor(stored, { timeout: 30_000, interval: 50 });
}
