import { expect, vi } from 'vitest';

/** Resolves when acknowledged events have reached the reports' tables, shortly after they are durable. */
export async function whenStored(origin: string): Promise<void> {
  const stored = async () =>
    expect(await (await fetch(`${origin}/metrics`)).text()).toMatch(/^sintonia_stream_events 0$/m);
  await vi.waitFor(stored, { timeout: 120_000, interval: 50 });
}
