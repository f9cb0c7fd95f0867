/** `npm run bench -- collect`: events acknowledged as durable, against a server that only answers, in the same run. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCollector } from '../apps/server/src/commands/collector-process.ts';
import { type Answers, sendLoad } from './load.ts';

const SECONDS = 10;
/** As many browsers with one heartbeat in flight each. */
const CONNECTIONS = 1024;
const BATCH_CONNECTIONS = 48;
const BATCH_LINES = 100;

const HEADERS =
  'Host: 127.0.0.1\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0\r\n';
const START_MS = Date.now();
let made = 0;

/** A heartbeat of usual length, some 600 characters, unlike every other. */
function heartbeat(): string {
  made += 1;
  const viewer = made % 5000;
  return (
    `/hb/?s:sc:rsid=tramuntana-dev&s:sc:tracking_server=www.example.cat&h:sc:ssl=1&s:sp:ovp=unknown&s:sp:sdk=unknown` +
    `&s:sp:channel=tramuntana-tv&s:sp:player_name=sintonia-web&s:sp:hb_version=js-2.2.1&l:sp:hb_api_lvl=4` +
    `&s:event:sid=1795221814877${String(viewer).padStart(8, '0')}&s:event:type=play&l:event:duration=10000` +
    `&l:event:playhead=${made % 3600}&l:event:ts=${START_MS + made}&l:event:prev_ts=${START_MS + made - 10_000}` +
    `&s:asset:type=main&s:asset:video_id=10${made % 40}&s:asset:publisher=7A51C0DE5EED0001F00DCAFE%40SintoniaOrg` +
    `&s:asset:name=Informatiu%20migdia&l:asset:length=1800&s:user:mid=2${String(viewer).padStart(37, '0')}&s:stream:type=vod`
  );
}
const get = () => `GET ${heartbeat()} HTTP/1.1\r\n${HEADERS}\r\n`;
const batch = () => {
  const body = Array.from({ length: BATCH_LINES }, heartbeat).join('\n');
  return `POST /collect HTTP/1.1\r\n${HEADERS}Content-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};

export async function run(): Promise<void> {
  const bare = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)));
  const [barePort] = (await once(bare, 'message')) as [number]; // cast: the one thing it says
  const reference = await sendLoad({ port: barePort, connections: CONNECTIONS, seconds: SECONDS, next: get });
  bare.disconnect();

  const dataDir = await mkdtemp(join(tmpdir(), 'sintonia-bench-'));
  const server = await startCollector(dataDir);
  try {
    const { port } = server;
    const single = await sendLoad({ port, connections: CONNECTIONS, seconds: SECONDS, next: get });
    const perSecond = single.perSecond / 2;
    const half = await sendLoad({ port, connections: CONNECTIONS, seconds: SECONDS, next: get, perSecond });
    const batches = await sendLoad({ port, connections: BATCH_CONNECTIONS, seconds: SECONDS, next: batch });
    console.table(summary(reference, single, half, batches));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

function summary(reference: Answers, single: Answers, half: Answers, batches: Answers): Record<string, string> {
  const inBatches = batches.perSecond * BATCH_LINES;
  const refused = single.refused + half.refused + batches.refused;
  return {
    'single GETs, durable ÷ bare node:http answering 204': (single.perSecond / reference.perSecond).toFixed(2),
    'events through /collect, durable ÷ single GETs': (inBatches / single.perSecond).toFixed(1),
    'p99 at half that load ÷ p50': (half.p99 / half.p50).toFixed(1),
    'single GETs, on this machine now': `${Math.round(single.perSecond)}/s (bare: ${Math.round(reference.perSecond)}/s)`,
    'events through /collect, on this machine now': `${Math.round(inBatches)}/s in batches of ${BATCH_LINES}`,
    'answer at half the load, on this machine now': `p50 ${half.p50.toFixed(0)} ms, p99 ${half.p99.toFixed(0)} ms`,
    'answered other than 2xx': String(refused),
  };
}
