import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_HIT, EMPTY_PLAYBACK, type EventRow, type EventTable } from '../../events/event-rows.ts';
import { EventStoreError, type LinesInFile } from '../../events/event-store.ts';
import { readFrames, toFrame } from './journal-frame.ts';
import { type JournalStream, type JournalStreamOptions, openJournalStream } from './journal-stream.ts';

const hit = (event_id: string): EventRow => ({ table: 'hits', row: { ...EMPTY_HIT, event_id } });
const heartbeat = (event_id: string): EventRow => ({ table: 'playback', row: { ...EMPTY_PLAYBACK, event_id } });
const log = pino({ level: 'silent' });

/** A substitute for the store: reads lines like the engine, and refuses as configured. */
function aStore(refuse: (table: EventTable, ids: string[]) => EventStoreError | null = () => null) {
  const stored: { table: EventTable; ids: string[] }[] = [];
  const keep = (table: EventTable, ids: string[]) => {
    const error = refuse(table, ids);
    if (error) throw error;
    stored.push({ table, ids });
  };
  return {
    stored,
    idsOf: (table: EventTable) => stored.filter((one) => one.table === table).flatMap((one) => one.ids),
    insert: async (table: EventTable, rows: readonly { event_id: string }[]) =>
      keep(
        table,
        rows.map((row) => row.event_id),
      ),
    insertFile: async (table: EventTable, { path, columns, ranges }: LinesInFile) => {
      const file = await readFile(path);
      const lines = ranges.flatMap(([from, to]) => file.toString('utf8', from, to).trimEnd().split('\n'));
      keep(
        table,
        lines.map((line) => JSON.parse(line)[columns.indexOf('event_id')]),
      );
    },
  };
}
const unavailable = () => new EventStoreError('unavailable', 'gone');

let directory: string;
const opened: JournalStream[] = [];
beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'sintonia-journal-')), 'journal');
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((stream) => stream.close()));
  await rm(join(directory, '..'), { recursive: true, force: true });
});

async function openOn(events: JournalStreamOptions['events'], more: Partial<JournalStreamOptions> = {}) {
  const stream = await openJournalStream({ directory, events, log, closedWithinMs: 0, ...more });
  opened.push(stream);
  return stream;
}

/** A disk whose writes a test controls: `before` and `after` those of rows, and `reserving` before those of space for them. */
const openOnDisk = (disk: Partial<Record<'before' | 'after' | 'reserving', () => Promise<void>>>): typeof open => {
  return async (...named) => {
    const file = await open(...named);
    const write = file.write.bind(file) as (...args: unknown[]) => ReturnType<typeof file.write>; // cast: one of its forms
    file.write = (async (bytes: Buffer, ...where: unknown[]) => {
      const isOfRows = bytes.some((byte) => byte !== 0);
      await (isOfRows ? disk.before : disk.reserving)?.();
      const written = await write(bytes, ...where);
      if (isOfRows) await disk.after?.();
      return written;
    }) as typeof file.write;
    return file;
  };
};

/** Files with rows; a spare always exists, which has only reserved space. */
async function filled(): Promise<string[]> {
  const names = await readdir(directory);
  const files = await Promise.all(names.map((name) => readFile(join(directory, name))));
  return names.filter((_, i) => files[i]?.some((byte) => byte !== 0));
}

describe('stream through a journal (S-03)', () => {
  test('S-03 no event is acknowledged before it is on disk, and none waits for the event store', async () => {
    const { promise: synced, resolve: sync } = Promise.withResolvers<void>();
    const begun = vi.fn(() => synced);
    const events = aStore(unavailable);
    const stream = await openOn(events, { openFile: openOnDisk({ after: begun }) });
    const acknowledged = vi.fn();
    const appended = stream.append([hit('a')]).then(acknowledged);
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    expect(acknowledged).not.toHaveBeenCalled();
    expect(stream.depth()).toBe(1);
    sync();
    await appended;
    expect(stream.depth()).toBe(0);
    expect(events.stored).toEqual([]);
    expect(await stream.backlog()).toMatchObject({ events: 1 });
  });

  test('S-03 rows left by a process are drained by the next one, in whichever file they are', async () => {
    const lost = await openOn(aStore(unavailable));
    await lost.append([hit('a'), heartbeat('b')]);
    await vi.waitFor(async () => expect(await filled()).toHaveLength(1));
    await lost.append([hit('c')]);
    // Not closed, as after a kill.
    const events = aStore();
    const stream = await openOn(events);
    await stream.settle();
    expect(events.idsOf('hits')).toEqual(['a', 'c']);
    expect(events.idsOf('playback')).toEqual(['b']);
    expect(await filled()).toEqual([]);
    expect(await stream.backlog()).toEqual({ events: 0, bytes: 0, lagS: 0 });
  });

  test('S-03 a batch truncated by a power failure is not read; earlier acknowledged rows are', async () => {
    const lost = await openOn(aStore(unavailable));
    await lost.append([hit('a')]);
    const [name = ''] = await filled();
    const file = await readFile(join(directory, name));
    toFrame('hits', 1, '["half"]\n').copy(file, readFrames(file).frames.at(-1)?.to, 0, 25);
    await writeFile(join(directory, name), file);
    const warn = vi.fn();
    const events = aStore();
    const stream = await openOn(events, { log: { warn } });
    await stream.settle();
    expect(events.idsOf('hits')).toEqual(['a']);
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ bytes: 25 }), expect.any(String));
  });

  test('S-03 lines of an earlier version are inserted with their original columns', async () => {
    const lost = await openOn(aStore(unavailable));
    await lost.close();
    const columns = { hits: ['suite', 'event_id'], playback: ['event_id'], rejected: ['event_id'] };
    const frames = [toFrame('columns', 0, JSON.stringify(columns)), toFrame('hits', 1, '["s","old"]\n')];
    await writeFile(join(directory, '000000000007.journal'), Buffer.concat(frames));
    const events = aStore((table, ids) => (table === 'hits' && ids[0] === 'new' ? unavailable() : null));
    const insertFile = vi.spyOn(events, 'insertFile');
    const stream = await openOn(events);
    await stream.settle();
    expect(events.idsOf('hits')).toEqual(['old']);
    expect(insertFile).toHaveBeenCalledWith('hits', expect.objectContaining({ columns: ['suite', 'event_id'] }));
    await stream.append([hit('new')]);
    expect(await filled()).toEqual(['000000000008.journal']);
  });

  test('S-03 a full disk refuses, loses no earlier rows, and accepts rows again once there is space', async () => {
    let isFull = false;
    const before = async () => {
      if (isFull) throw new Error('ENOSPC: no space left on device');
    };
    const events = aStore();
    const stream = await openOn(events, { openFile: openOnDisk({ before }) });
    await stream.append([hit('a')]);
    isFull = true;
    const refused = stream.append([hit('b')]);
    await expect(refused).rejects.toMatchObject({ name: 'StreamError', kind: 'unavailable' });
    isFull = false;
    await stream.append([hit('c')]);
    await stream.settle();
    expect(events.idsOf('hits')).toEqual(['a', 'c']);
    expect(await filled()).toEqual([]);
  });

  test('S-03 without space for another file rows are refused, until there is space', async () => {
    let isFull = true;
    const openFile: typeof open = (...named) =>
      isFull ? Promise.reject(new Error('ENOSPC: no space left on device')) : open(...named);
    const events = aStore();
    const stream = await openOn(events, { openFile });
    await expect(stream.append([hit('a')])).rejects.toMatchObject({ name: 'StreamError', kind: 'unavailable' });
    isFull = false;
    await stream.append([hit('b')]);
    await stream.settle();
    expect(events.idsOf('hits')).toEqual(['b']);
  });

  test('S-03 a file whose space could not be reserved is not left behind', async () => {
    let isFull = true;
    const reserving = async () => {
      if (isFull) throw new Error('ENOSPC: no space left on device');
    };
    const events = aStore();
    const stream = await openOn(events, { openFile: openOnDisk({ reserving }) });
    await expect(stream.append([hit('a')])).rejects.toMatchObject({ name: 'StreamError', kind: 'unavailable' });
    expect(await readdir(directory)).toEqual([]);
    isFull = false;
    await stream.append([hit('b')]);
    await stream.settle();
    expect(events.idsOf('hits')).toEqual(['b']);
  });

  test('S-07 a file says since when its rows were received, unless an earlier process wrote it', async () => {
    const receivedAt = (received_at: string): EventRow => ({ table: 'hits', row: { ...EMPTY_HIT, received_at } });
    const rows = ['2026-11-20T10:00:01.000Z', '2026-11-20T09:00:00.000Z', '2026-11-20T10:00:02.000Z'].map(receivedAt);
    const sinceOf = (insertFile: { mock: { calls: [EventTable, LinesInFile][] } }) =>
      insertFile.mock.calls.map(([, { receivedSinceMs = Number.NaN }]) => receivedSinceMs);
    const events = aStore();
    const insertFile = vi.spyOn(events, 'insertFile');
    const stream = await openOn(events);
    for (const row of rows) await stream.append([row]); // in one file or in several
    await stream.settle();
    expect(Math.min(...sinceOf(insertFile))).toBe(Date.parse('2026-11-20T09:00:00.000Z'));

    const directoryOfBoth = join(directory, '../other');
    const lost = await openOn(aStore(unavailable), { directory: directoryOfBoth });
    await Promise.all(rows.map((row) => lost.append([row])));
    const later = aStore();
    const found = vi.spyOn(later, 'insertFile');
    await (await openOn(later, { directory: directoryOfBoth })).settle();
    expect(sinceOf(found)[0]).toBe(Number.NEGATIVE_INFINITY);
  });

  test('S-03 rows beyond the reserved space are as durable', async () => {
    const lost = await openOn(aStore(unavailable));
    const ids = Array.from({ length: 500 }, (_, i) => `h${i}`);
    await Promise.all(ids.map((id) => lost.append([hit(id)])));
    const events = aStore();
    const stream = await openOn(events);
    await stream.settle();
    expect(events.idsOf('hits')).toEqual(ids);
  });

  test('S-03 a failed sync refuses the batch; any part on disk is not drained', async () => {
    let fails = 0;
    const after = async () => {
      if (fails-- > 0) throw new Error('EIO');
    };
    let isAway = true;
    const events = aStore(() => (isAway ? unavailable() : null));
    const stream = await openOn(events, { openFile: openOnDisk({ after }) });
    await stream.append([hit('a')]);
    fails = 1;
    await expect(stream.append([hit('b')])).rejects.toMatchObject({ kind: 'unavailable' });
    await stream.append([hit('c')]);
    isAway = false;
    await stream.settle();
    expect(events.idsOf('hits')).toEqual(['a', 'c']);
  });

  test('S-03 a journal at its limit refuses as full, reports it, and accepts rows once drained', async () => {
    let isAway = true;
    const events = aStore(() => (isAway ? unavailable() : null));
    const stream = await openOn(events, { journalRows: 2 });
    await stream.append([hit('a'), hit('b')]);
    await expect(stream.append([hit('c')])).rejects.toMatchObject({ kind: 'full' });
    expect(await stream.isReady()).toBe(false);
    isAway = false;
    await stream.settle();
    expect(await stream.isReady()).toBe(true);
    await stream.append([hit('d')]);
    await stream.settle();
    expect(events.idsOf('hits')).toEqual(['a', 'b', 'd']);
  });

  test('S-04 a row that the engine refuses is stored as rejected, the rest is stored', async () => {
    const events = aStore((table, ids) =>
      table === 'hits' && ids.includes('bad') ? new EventStoreError('insert', 'cannot parse') : null,
    );
    const onSetAside = vi.fn();
    const stream = await openOn(events, { onSetAside });
    await stream.append([hit('a'), hit('b'), hit('bad'), hit('c')]);
    await stream.settle();
    expect(events.idsOf('hits').sort()).toEqual(['a', 'b', 'c']);
    expect(events.idsOf('rejected')).toEqual(['bad']);
    expect(onSetAside).toHaveBeenCalledExactlyOnceWith('analytics');
  });

  test('I-04 settling fails if the store is unavailable, so that erasure is never reported falsely', async () => {
    const stream = await openOn(aStore(unavailable), { settledWithinMs: 20 });
    await stream.append([hit('a')]);
    await expect(stream.settle()).rejects.toMatchObject({ name: 'StreamError', kind: 'unavailable' });
  });

  test('S-03 stores each row of many concurrent batches once, over any number of files', async () => {
    const events = aStore();
    const stream = await openOn(events);
    const ids = Array.from({ length: 40_000 }, (_, i) => `h${i}`);
    for (let i = 0; i < ids.length; i += 10_000) {
      await Promise.all(ids.slice(i, i + 10_000).map((id) => stream.append([hit(id)])));
    }
    await stream.settle();
    expect(events.idsOf('hits')).toHaveLength(ids.length);
    expect(new Set(events.idsOf('hits')).size).toBe(ids.length);
    expect(await filled()).toEqual([]);
  });
});
