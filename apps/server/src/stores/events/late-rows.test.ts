import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLUMNS, toLine } from './event-lines.ts';
import { EMPTY_HIT, type HitRow } from './event-rows.ts';
import { lateRows, lateRowsInFile } from './late-rows.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sintonia-late-'));
});
afterAll(() => rm(directory, { recursive: true }));

const aHit = (event_id: string, received_at: string): HitRow => ({
  ...EMPTY_HIT,
  event_id,
  received_at,
  page_name: 'ràdio',
});
const ROWS = [
  aHit('a', '2026-11-20T10:00:00.000Z'),
  aHit('b', '2026-11-20T10:00:59.999Z'),
  aHit('c', '2026-11-20T10:01:00.000Z'),
  aHit('"quoted"', '2026-11-20T10:00:00.000Z'),
];
const BEFORE_MS = Date.parse('2026-11-20T10:01:00Z');
const idsOf = (rows: readonly { event_id: string }[]) => rows.map(({ event_id }) => event_id);

test.each([
  ['in the order of this version', COLUMNS.hits, ROWS],
  ['in another order of columns', [...COLUMNS.hits].reverse(), ROWS],
])('S-07 late rows are found in memory and in a file, %s', async (_, columns, rows) => {
  const path = join(directory, 'lines');
  const reversed = columns[0] !== COLUMNS.hits[0];
  const lines = rows.map((row) => {
    const line = toLine('hits', row);
    return `${reversed ? JSON.stringify((JSON.parse(line) as unknown[]).reverse()) : line}\n`;
  });
  const [first, ...rest] = lines.map((line) => Buffer.byteLength(line));
  const end = rest.reduce((sum, bytes) => sum + bytes, first ?? 0);
  await writeFile(path, `${lines.join('')}[not ours]\n`);
  const ranges = [
    [0, first ?? 0],
    [first ?? 0, end],
  ] as const;
  expect(idsOf(lateRows(rows, BEFORE_MS))).toEqual(['a', 'b', '"quoted"']);
  expect(idsOf(await lateRowsInFile({ path, columns, ranges }, BEFORE_MS))).toEqual(['a', 'b', '"quoted"']);
});

test('S-07 a file whose rows were all received since then is not read', async () => {
  const [none, all] = [join(directory, 'none'), join(directory, 'all')];
  await writeFile(all, `${toLine('hits', aHit('a', '2026-11-20T10:00:00.000Z'))}\n`);
  const linesIn = (path: string, receivedSinceMs?: number) => ({
    path,
    columns: COLUMNS.hits,
    ranges: [[0, 100_000] as const],
    ...(receivedSinceMs !== undefined && { receivedSinceMs }),
  });
  expect(await lateRowsInFile(linesIn(none, BEFORE_MS), BEFORE_MS)).toEqual([]);
  await expect(lateRowsInFile(linesIn(none), BEFORE_MS)).rejects.toThrow('ENOENT');
  for (const since of [BEFORE_MS - 1, Number.NEGATIVE_INFINITY, Number.NaN])
    expect(idsOf(await lateRowsInFile(linesIn(all, since), BEFORE_MS))).toEqual(['a']);
});
