import { expect, test, vi } from 'vitest';
import { createMetrics } from './metrics.ts';

const figures = async ({ registry }: ReturnType<typeof createMetrics>) =>
  Object.fromEntries(
    [...(await registry.metrics()).matchAll(/^sintonia_stream_(\w+) (\S+)$/gm)].map(([, k, v]) => [k, v]),
  );

test('S-03 reads all gauges of the event store’s backlog in one query per scrape', async () => {
  const metrics = createMetrics();
  const backlog = vi.fn(async () => ({ events: 7, bytes: 700, lagS: 1.5 }));
  metrics.watchBacklog(backlog);
  expect(await figures(metrics)).toEqual({ events: '7', bytes: '700', lag_seconds: '1.5', late: '0' });
  expect(backlog).toHaveBeenCalledTimes(1);
  backlog.mockImplementation(async () => ({ events: 7, bytes: 700, lagS: 61 }));
  expect((await figures(metrics)).late).toBe('1');
  backlog.mockImplementation(async () => ({ events: 0, bytes: 0, lagS: 0 }));
  expect(await figures(metrics)).toEqual({ events: '0', bytes: '0', lag_seconds: '0', late: '0' });
  backlog.mockRejectedValue(new Error('no leader'));
  expect(await figures(metrics)).toEqual({ events: 'Nan', bytes: 'Nan', lag_seconds: 'Nan', late: '0' });
});
