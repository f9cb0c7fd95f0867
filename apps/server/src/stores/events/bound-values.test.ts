/** Values of any text reach the engine unchanged, also from several connections at once. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../../tools/random.ts';
import { openEmbeddedEventStore } from './embedded-event-store.ts';
import type { EventStore } from './event-store.ts';

let dataDir: string;
let store: EventStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sintonia-values-'));
  store = await openEmbeddedEventStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const PIECES = [
  "'",
  "''",
  '\\',
  "\\'",
  '\n',
  '\r',
  '\t',
  '\\n',
  '\\N',
  '\0',
  ';',
  '--',
  '/*',
  '{x:String}',
  ']',
  ',',
  '«ñ»',
  '🙂',
  'NULL',
];

test('S-07 hostile texts, lists and numbers are values, never part of the statement', async () => {
  const random = createRandom(5);
  const text = () =>
    Array.from({ length: random.whole(6) }, () => random.pick(PIECES as [string, ...string[]])).join('');
  const ask = async () => {
    const values = {
      ...{ one: text(), many: [text(), text()], nested: [[text()], []] },
      ...{ whole: random.whole(1e9), is: random.whole(2) === 1 },
    };
    const rows = await store.query(
      `select {one:String} as one, {many:Array(String)} as many, {nested:Array(Array(String))} as nested,
         {whole:UInt32} as whole, {is:Bool} as is`,
      values,
    );
    expect(rows).toEqual([values]);
  };
  const asker = async () => {
    for (let i = 0; i < 100; i++) await ask();
  };
  await Promise.all([asker(), asker(), asker()]);
});

test('S-07 nothing, an instant and a fraction are values', async () => {
  const at = new Date('2026-03-29T01:30:00.250Z');
  const rows = await store.query(
    `select {none:Nullable(String)} as none, toUnixTimestamp64Milli({at:DateTime64(3, 'UTC')}) as at, {part:Float64} as part,
       {some:Array(Nullable(String))} as some`,
    { none: null, at, part: -0.125, some: [null, 'NULL'] },
  );
  expect(rows).toEqual([{ none: null, at: at.getTime(), part: -0.125, some: [null, 'NULL'] }]);
});

test('R-02 values may take megabytes: the broadcasts of a year', async () => {
  const titles = Array.from({ length: 40_000 }, (_, i) => `Notícies Vespre, emissió ${i}, «l’hora»`);
  const [row] = await store.query('select length({titles:Array(String)}) as n, {titles:Array(String)}[-1] as last', {
    titles,
  });
  expect(row).toEqual({ n: 40_000, last: titles.at(-1) });
});
