/** Queries with the most bound values, over ClickHouse's HTTP interface: equal to the independent count. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReportQuery } from '@sintonia/contracts';
import { afterAll, beforeAll, test } from 'vitest';
import { type ClickHouseStandIn, startClickHouseStandIn } from '../../../tools/cluster/clickhouse-stand-in.ts';
import { createRandom } from '../../../tools/random.ts';
import { openClickHouse } from '../../stores/events/clickhouse-event-store.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { comparisonWith } from './testing/compare-with-recount.ts';
import { PERIODS } from './testing/random-query.ts';
import { randomRows, randomSchedule } from './testing/random-rows.ts';
import type { RawRows } from './testing/recount-query.ts';

const SUITE = 'over-http';
let directory: string;
let server: ClickHouseStandIn;
let store: EventStore;
let rows: RawRows;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sintonia-recount-http-'));
  server = await startClickHouseStandIn(join(directory, 'server'));
  store = await openClickHouse({ url: server.url, layout: 'single', migrates: true });
  const random = createRandom(5);
  rows = { ...randomRows(random, SUITE), schedule: randomSchedule(random) };
  await store.insert('hits', rows.hits);
  await store.insert('playback', rows.heartbeats);
}, 60_000);
afterAll(async () => {
  await store.close();
  await server.program.stop();
  await rm(directory, { recursive: true, maxRetries: 5 });
});

const onTv1 = { level: 'playback', where: { is: 'starts', dimension: 'broadcast', value: 'tv1' } } as const;

test.each([
  [['broadcasts', 'broadcastLiveTime', 'allChannelsLiveTime', 'broadcastTime7', 'plays'], ['broadcast'], []],
  [['contentTimeSpent', 'stalls', 'uniqueViewers'], ['broadcast', 'playerRelease'], []],
  [['averageAudience', 'peakConcurrency'], ['broadcast'], []],
  [['plays', 'adStarts', 'mediaStarts', 'contentTimeSpent', 'averageAudience'], ['subtitles', 'quality'], []],
  [['plays'], ['playbackRate'], [onTv1]],
])(
  'S-05 R-02 answers %j by %j over HTTP as the independent count does',
  async (metrics, dimensions, segments) => {
    const query = ReportQuery.parse({ period: PERIODS[1], metrics, dimensions, segments });
    await comparisonWith(() => store)(rows, query, SUITE);
  },
  120_000,
);
