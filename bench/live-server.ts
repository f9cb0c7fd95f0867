/** Server of `player.ts`: a live channel of the demo, and files with the same bytes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { serveMedia } from '../apps/server/src/site/asset-routes.ts';
import { readLoopedChannels } from '../apps/server/src/streaming/live-channels.ts';
import { liveRoutes } from '../apps/server/src/streaming/live-routes.ts';

const CLIPS = join(import.meta.dirname, '../demo/media/clips');

const app = Fastify();
const channels = readLoopedChannels([{ slug: 'tramuntana-1', loop: 'loop-tramuntana-1' }], CLIPS);
await app.register(liveRoutes, { channels, breakRules: new Map(), now: Date.now });
const files = await mkdtemp(join(tmpdir(), 'sintonia-bench-'));
await serveMedia(app, files);
for (const [name, encoding] of [
  ['plain', 'identity'],
  ['compressed', 'gzip'],
] as const) {
  const url = '/live/tramuntana-1/540p.m3u8';
  const { rawPayload } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
  await writeFile(join(files, `${name}.m3u8`), rawPayload);
}
await app.listen({ port: 0, host: '127.0.0.1' });
const [bound] = app.addresses();
process.send?.(typeof bound === 'object' ? bound.port : null);
process.on('disconnect', () => void rm(files, { recursive: true }).finally(() => process.exit(0)));
