import type { HistoryRequest } from '@sintonia/demo/history';
import { expect, test } from 'vitest';
import type { CountedPromise } from '../advertising/records/promise-quarters.ts';
import type { EventRow } from '../stores/events/event-rows.ts';
import { StreamError } from '../stores/stream/event-stream.ts';
import { createReceiveHistory } from './receive-history.ts';

const NOON = Date.UTC(2026, 10, 1, 12);
const file = { id: 7, title: 'Pròleg', programme: 'Veus', path: '/baixa/7', lengthS: 600, bytes: 6_000_000 };
const request = (from: number, to: number, atMs = NOON): HistoryRequest => ({
  ...{ atMs, userAgent: 'AntennaPod/3.5.0', line: file.path },
  download: { file, address: '81.2.69.142', from, to },
});

function received() {
  const rows: EventRow[] = [];
  const promises: CountedPromise[] = [];
  let isFull = false;
  const append = async (more: readonly EventRow[]) => {
    if (isFull) throw new StreamError('full', 'nothing is accepted');
    rows.push(...more);
  };
  return {
    rows,
    promises,
    receive: createReceiveHistory({ append }, 'suite-demo', async (counted) => void promises.push(...counted)),
    fill: (isNow: boolean) => {
      isFull = isNow;
    },
  };
}

test('R-11 W-12 podcast downloads of the demo are counted by the rule, into its suite, at the time of the request', async () => {
  const { rows, receive } = received();
  expect(await receive([request(0, 300_000), request(300_000, 600_000, NOON + 2000), request(0, 6_000_000)])).toBe(
    true,
  );
  expect(rows.map(({ row }) => row)).toMatchObject([
    { kind: 'podcastDownload', suite: 'suite-demo', occurred_at: new Date(NOON + 2000).toISOString(), is_robot: 0 },
  ]);
});

test('R-11 S-04 a download that the stream refused is stored later, with the id that it has after a restart too', async () => {
  const { rows, receive, fill } = received();
  fill(true);
  expect(await receive([request(0, 6_000_000)])).toBe(false);
  fill(false);
  expect(await receive([request(0, 6_000_000)])).toBe(true);
  const again = received();
  await again.receive([request(0, 6_000_000)]);
  const ids = (of: readonly EventRow[]) => of.map(({ row }) => row.event_id);
  expect(ids(rows)).toHaveLength(1);
  expect(ids(again.rows)).toEqual(ids(rows));
});

test('R-11 V-08 promises of the demo are no requests, and count once when a batch is sent again', async () => {
  const { rows, promises, receive, fill } = received();
  const adPromise = { promise: 'load', what: 'kept' } as const;
  const batch = [request(0, 6_000_000), { atMs: NOON, userAgent: '', line: '', adPromise }];
  fill(true);
  expect(await receive(batch)).toBe(false);
  expect(promises).toEqual([]);
  fill(false);
  expect(await receive(batch)).toBe(true);
  expect(promises).toEqual([{ atMs: NOON, ...adPromise }]);
  expect(rows).toHaveLength(1);
});
