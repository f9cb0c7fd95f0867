/** Cached pages per second against a bare server with the same bytes, and the time of a rendered page. */
import { get } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { sendLoad } from './load.ts';
import type { StillServer } from './still-server.ts';

const CONNECTIONS = 32;
const HEADERS = { 'accept-encoding': 'gzip', host: '127.0.0.1', cookie: 'sintonia_consent=1.000' };

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tookMs: number;
}

/** As browsers request it, with the bytes as transferred. */
export function fetchBytes(port: number, path: string): Promise<Answer> {
  const beganMs = performance.now();
  return new Promise((resolve, reject) => {
    get({ port, path, host: '127.0.0.1', headers: HEADERS }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).flatMap(([name, value]) =>
              typeof value === 'string' ? [[name, value]] : [],
            ),
          ),
          body: Buffer.concat(parts),
          tookMs: performance.now() - beganMs,
        }),
      );
    }).on('error', reject);
  });
}

const request = (path: string) => () =>
  `GET ${path} HTTP/1.1\r\n${Object.entries(HEADERS)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

/** Alternates both, so that other load on the machine affects both; returns the median ratio. */
export async function cachedThroughput(
  port: number,
  still: StillServer,
  path: string,
  rounds: number,
  seconds: number,
) {
  const { headers, body } = await fetchBytes(port, path);
  await still.prepare({ path: `/same${path}`, headers, body });
  const perSecond = async (at: number, page: string) => {
    const answers = await sendLoad({ port: at, connections: CONNECTIONS, seconds, next: request(page) });
    if (answers.refused > 0) throw new Error(`${answers.refused} answers were refusals: nothing was compared`);
    return answers.perSecond;
  };
  const all: { ours: number; bare: number }[] = [];
  for (let i = 0; i < rounds; i++)
    all.push({ bare: await perSecond(still.port, `/same${path}`), ours: await perSecond(port, path) });
  const middle = all.toSorted((a, b) => a.ours / a.bare - b.ours / b.bare)[rounds >> 1];
  if (!middle) throw new Error('no round was measured');
  return { ratio: middle.ours / middle.bare, ...middle };
}

/** Milliseconds of uncached pages, one after the other; and of the same pages from the cache. */
export async function renderTimes(port: number, most: number): Promise<{ rendered: number[]; cached: number[] }> {
  const map = await fetchBytes(port, '/sitemap/pagines.xml');
  const text = (map.headers['content-encoding'] === 'gzip' ? gunzipSync(map.body) : map.body).toString();
  const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const rendered: number[] = [];
  const cached: number[] = [];
  for (const [i, path] of paths.slice(0, most).entries()) {
    const first = await fetchBytes(port, path);
    const second = await fetchBytes(port, path);
    if (first.status !== 200) throw new Error(`${path} answered ${first.status}`);
    if (i < WARM_UP_PAGES) continue;
    rendered.push(first.tookMs);
    cached.push(second.tookMs);
  }
  return { rendered, cached };
}

/** Warm-up of the rendering code. */
const WARM_UP_PAGES = 15;
