/** Recovery of the embedded engine. All other behaviour is tested in event-store-contract.test.ts. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openEmbeddedEventStore } from './embedded-event-store.ts';
import { EMPTY_HIT } from './event-rows.ts';
import { EventStoreError } from './event-store.ts';

/** Place of the scheduling class after a thread's name, and its value for idle work: `proc_pid_stat(5)`, `sched(7)`. */
const POLICY = 39;
const SCHED_IDLE = '5';

test('S-07 an insert and a small query end while two reports run', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-events-'));
  const store = await openEmbeddedEventStore({ dataDir });
  const ended: string[] = [];
  const end = (name: string) => () => void ended.push(name);
  const report = () => store.query('SELECT sleepEachRow({s:Float64}) FROM numbers(3)', { s: 1 });
  const all = [report().then(end('report')), report().then(end('report'))];
  all.push(store.insert('hits', [{ ...EMPTY_HIT, event_id: 'beside' }]).then(end('insert')));
  all.push(store.query('SELECT {one:UInt8} AS one', { one: 1 }).then(end('query')));
  await Promise.all(all);
  expect(ended.slice(0, 2).toSorted()).toEqual(['insert', 'query']);
  await store.close();
  await rm(dataDir, { recursive: true, maxRetries: 5 });
});

test.skipIf(process.platform !== 'linux' || availableParallelism() < 2)(
  'S-07 every thread of the engine gives way to whoever else wants the core',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-events-'));
    const store = await openEmbeddedEventStore({ dataDir });
    await store.query('SELECT uniqExact(number) AS n FROM numbers_mt(1e6)');
    const threads = `/proc/${store.enginePid()}/task`;
    const classes = new Set<string | undefined>();
    for (const id of await readdir(threads)) {
      const stat = await readFile(join(threads, id, 'stat'), 'utf8');
      classes.add(stat.slice(stat.lastIndexOf(')')).split(' ')[POLICY]);
    }
    expect([...classes]).toEqual([SCHED_IDLE]);
    await store.close();
    await rm(dataDir, { recursive: true, maxRetries: 5 });
  },
);

test('S-03 a killed engine is restarted, and acknowledged events are stored', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-events-'));
  const onDeath = vi.fn();
  const store = await openEmbeddedEventStore({ dataDir, onDeath });
  const received_at = '2026-11-21T02:43:35.250Z';
  await store.insert('hits', [
    { ...EMPTY_HIT, event_id: 'kept', received_at, sent_at: received_at, occurred_at: received_at },
  ]);
  const open = store.query('SELECT sleepEachRow(1) FROM numbers(3)');
  process.kill(store.enginePid() ?? 0, 'SIGKILL');
  await expect(open).rejects.toBeInstanceOf(EventStoreError);
  await vi.waitFor(async () => expect(await store.isReady()).toBe(true), { timeout: 10_000 });
  expect(onDeath).toHaveBeenCalledWith('the event engine ended (SIGKILL)');
  const rows = await store.query("SELECT count() AS n FROM hits FINAL WHERE event_id = 'kept'");
  expect(rows).toEqual([{ n: 1 }]);
  await store.close();
  await rm(dataDir, { recursive: true, maxRetries: 5 });
});

test('S-03 an engine that hangs is killed at the close, and holds its directory no longer', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-events-'));
  const store = await openEmbeddedEventStore({ dataDir });
  process.kill(store.enginePid() ?? 0, 'SIGSTOP');
  const open = store.query('SELECT 1');
  await Promise.all([expect(open).rejects.toBeInstanceOf(EventStoreError), store.close()]);
  const again = await openEmbeddedEventStore({ dataDir });
  expect(await again.isReady()).toBe(true);
  await again.close();
  await rm(dataDir, { recursive: true, maxRetries: 5 });
});
