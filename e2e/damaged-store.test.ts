/** The operational store of one machine is damaged: pages and studio are unavailable, collection continues. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from './support/start-server.ts';
import { storedHits } from './support/stored-hits.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const hit = (page: string) =>
  fetch(
    `${server.origin}/b/ss/tramuntana-dev/1/JS-2.17.0/s1?AQB=1&mid=20000000000000000000000000000000000079&pageName=${page}&AQE=1`,
  );
const status = async (path: string) => (await fetch(server.origin + path)).status;

test('S-03 with a damaged operational store hits are accepted and stored, /readyz names the problem, and a restored store works', async () => {
  expect((await hit('abans')).status).toBe(200);
  await server.away();
  const control = join(server.dataDir, 'operational/global/pg_control');
  await writeFile(control, Buffer.alloc(8192, 7));
  await server.back('/healthz');
  expect(server.printed()).toContain('this server only collects');
  const readiness = await fetch(`${server.origin}/readyz`);
  expect(readiness.status).toBe(503);
  expect(await readiness.text()).toContain('operational');
  expect([await status('/'), await status('/estudi/'), await status('/healthz')]).toEqual([503, 503, 200]);
  expect((await hit('durant')).status).toBe(200);
  await server.away();
  expect((await storedHits(server.dataDir)).map(({ page }) => page).toSorted()).toEqual(['abans', 'durant']);

  // An operator without a backup starts with an empty store: measured data is elsewhere.
  await rm(join(server.dataDir, 'operational'), { recursive: true });
  await server.back();
  expect(await status('/')).toBe(200);
});
