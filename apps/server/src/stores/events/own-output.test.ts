/** Answers of the embedded engine after aborted statements (S-07). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedEventStore, openEmbeddedEventStore } from './embedded-event-store.ts';
import { isParquet, ownDocument, ownLines } from './own-output.ts';

let dataDir: string;
let store: EmbeddedEventStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-own-output-'));
  store = await openEmbeddedEventStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const LONG = 'select number % 10 as digit, count() as n from numbers(30000000) group by digit order by digit';
const rows = (n: number) => `select number as n, '{\n\t"meta":\n[\n' as s from numbers(${n}) order by n`;

describe('output of the engine', () => {
  test('S-07 no answer contains the output of an aborted statement', async () => {
    let ended = 0;
    for (let share = 1; share <= 30; share++) {
      await store.query(LONG, {}, { maxSeconds: share / 100 }).catch(() => {
        ended += 1;
      });
      expect(await store.query<{ n: number }>(rows(3))).toMatchObject([{ n: 0 }, { n: 1 }, { n: 2 }]);
      const lines = Buffer.from(await store.readBytes(rows(2), 'JSONEachRow')).toString();
      expect(
        lines
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line).n),
      ).toEqual([0, 1]);
      expect(isParquet(Buffer.from(await store.readBytes(rows(2), 'Parquet')).toString('latin1'))).toBe(true);
    }
    expect(ended).toBeGreaterThan(0);
    expect(Buffer.from(await store.readBytes(rows(0), 'JSONEachRow')).toString()).toBe('');
  }, 120_000);

  test('S-07 the last of several documents is the answer', () => {
    const document = (n: number) => `{\n\t"meta":\n\t[],\n\t"data":\n\t[\n\t],\n\t"rows": ${n}\n}\n`;
    expect(ownDocument(document(1))).toBe(document(1));
    expect(ownDocument(`{\n\t"meta":\n\t[\n${document(1)}${document(2)}`)).toBe(document(2));
    expect(ownLines(`${document(1)}[\n{"n":1},\n{"n":2}\n]\n`)).toBe('{"n":1}\n{"n":2}\n');
    expect(ownLines('[\n{"n":1}\n]\n')).toBe('{"n":1}\n');
  });
});
