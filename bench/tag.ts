/**
 * `npm run bench -- tag [commit]`: script time of a page with our tag, on a slow phone, against none and the previous
 * release.
 */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Property } from '@sintonia/contracts';
import type { Browser } from 'playwright-core';
import { loaderText } from '../apps/server/src/tag-library/library-loader.ts';
import { openBrowser } from '../e2e/support/open-browser.ts';
import { buildPreviousTag, type PreviousTag } from './previous-tag.ts';

const BUILT = join(import.meta.dirname, '../demo/build/tag-library');

/** Slow-down of the browser relative to this machine. */
const SLOW_DOWN = 4;
/** Rounds of each page, alternating, so that other load on the machine affects all. */
const ROUNDS = 9;
/** By then page view, identity call and hit are done, and the outbox has loaded. */
const LOOKED_AT_MS = 4000;

/** The same page, with or without the tag. Its visitor has consented before: all of the tag runs. */
const pageOf = (line: string) => `<!doctype html><html lang="ca"><title>Portada</title>
<script>window.digitalData = { page: { pageName: 'portada', seccio: 'portada' }, video: {}, user: {} };</script>${line}
<h1>Portada</h1><p><a href="/empty">Notícies</a></p>`;

const AGREED = 'sintonia_consent=1.111';
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const IDS = {
  d_mid: `2${'0'.repeat(37)}`,
  id_sync_ttl: 604_800,
  d_blob: 'x',
  dcs_region: 6,
  d_optout: [],
  d_ottl: 7200,
};

type Pages = Readonly<Record<string, { folder: string; property: Property }>>;

/** Serves pages, libraries and the collector, without delay. */
async function serve(pages: Pages) {
  const answer = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(url, 'http://x');
    const [, first = '', , , version = '', file = ''] = pathname.split('/');
    const send = (type: string, body: string | Buffer) => response.setHeader('content-type', type).end(body);
    if (pathname === '/id') return send('application/json', JSON.stringify(IDS));
    if (pathname.startsWith('/b/ss/')) return send('image/gif', PIXEL);
    const page = pages[version] ?? pages[first];
    if (first === 'tag' && page && file) {
      return send('text/javascript', await readFile(join(page.folder, file)).catch(() => ''));
    }
    if (!page) return send('text/html; charset=utf-8', pageOf(''));
    const origin = `http://${headers.host}`;
    const loader = loaderText({
      property: page.property,
      environment: 'development',
      version: first,
      origin,
      organisationId: '7A51C0DE5EED0001F00DCAFE@SintoniaOrg',
    });
    return send('text/html; charset=utf-8', pageOf(`<script>${loader}</script>`));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return { origin: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`, close: () => server.close() };
}

interface Spent {
  /** Script time, in ms. */
  script: number;
  /** Main thread time, in ms. */
  task: number;
}

/** One load by a new visitor with an empty cache. */
async function load(browser: Browser, url: string, isMeasured: boolean): Promise<Spent> {
  const context = await browser.newContext();
  try {
    const { hostname: domain } = new URL(url);
    const [name = '', value = ''] = AGREED.split('=');
    await context.addCookies([{ name, value, domain, path: '/' }]);
    const page = await context.newPage();
    const inspector = await context.newCDPSession(page);
    await inspector.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await inspector.send('Performance.enable', { timeDomain: 'timeTicks' });
    const isCounted = isMeasured && page.waitForRequest((request) => request.url().includes('/b/ss/'));
    await page.goto(url);
    await isCounted; // a page without a hit would make the measurement void
    await page.waitForFunction((ms) => performance.now() > ms, LOOKED_AT_MS, { polling: 500 });
    const { metrics } = await inspector.send('Performance.getMetrics');
    const ms = (metric: string) => (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN) * 1000;
    return { script: ms('ScriptDuration'), task: ms('TaskDuration') };
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const ratio = (a: number, b: number) => (a / b).toFixed(2);

export async function run(): Promise<void> {
  const { property }: { property: Property } = JSON.parse(await readFile(join(BUILT, 'library.json'), 'utf8'));
  const before = await buildPreviousTag(process.argv[3]).catch((reason: unknown) => {
    console.error(`The previous release cannot be built, so the comparison is skipped: ${reason}`);
    return null;
  });
  const server = await serve({
    now: { folder: BUILT, property },
    ...(before && { before: { folder: before.folder, property } }),
  });
  const browser = await openBrowser();
  try {
    const loads = { empty: [] as Spent[], now: [] as Spent[], before: [] as Spent[] };
    for (let i = 0; i < ROUNDS; i++) {
      loads.empty.push(await load(browser, `${server.origin}/empty`, false));
      if (before) loads.before.push(await load(browser, `${server.origin}/before`, true));
      loads.now.push(await load(browser, `${server.origin}/now`, true));
    }
    console.table(summary(loads, before));
  } finally {
    await browser.close();
    server.close();
    await before?.remove();
  }
}

function summary(loads: Readonly<Record<'empty' | 'now' | 'before', readonly Spent[]>>, before: PreviousTag | null) {
  const of = (page: keyof typeof loads, what: keyof Spent) => median(loads[page].map((spent) => spent[what]));
  const added = (what: keyof Spent) => of('now', what) - of('empty', what);
  return {
    'main thread, page with the tag ÷ empty page': ratio(of('now', 'task'), of('empty', 'task')),
    'script time, page with the tag ÷ empty page': ratio(of('now', 'script'), of('empty', 'script')),
    ...(before && {
      [`script time ÷ that of ${before.name}`]: ratio(of('now', 'script'), of('before', 'script')),
      [`main thread ÷ that of ${before.name}`]: ratio(of('now', 'task'), of('before', 'task')),
    }),
    [`script time that the tag adds, ${SLOW_DOWN} times slower than this machine now`]: `${added('script').toFixed(0)} ms`,
    'main thread that it adds': `${added('task').toFixed(0)} ms`,
    'median of so many loads of each page': String(ROUNDS),
  };
}
