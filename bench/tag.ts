/**
 * `npm run bench -- tag [commit]`: script time of a page with our tag, on a slow phone, against none and the previous
 * release.
 */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { LIBRARY_ENTRY, type Property } from '@sintonia/contracts';
import type { Browser, Response } from 'playwright-core';
import { loaderText } from '../apps/server/src/tag-library/library-loader.ts';
import { libraryScript } from '../apps/server/src/tag-library/library-script.ts';
import type { LibraryFacts } from '../apps/server/src/tag-library/library-settings.ts';
import { openBrowser } from '../e2e/support/open-browser.ts';
import { buildPreviousTag, type PreviousTag } from './previous-tag.ts';

const BUILT = join(import.meta.dirname, '../demo/build/tag-library');

/** Slow-down of the browser relative to this machine. */
const SLOW_DOWN = 4;
/** Rounds of each page, alternating, so that other load on the machine affects all. */
const ROUNDS = 9;
/** By then page view, identity call and hit are done, and the outbox has loaded where stored lines are to be sent. */
const LOOKED_AT_MS = 4000;

/** The same page, with or without the tag. Its visitor has consented before: all of the tag runs. */
const pageOf = (line: string) => `<!doctype html><html lang="ca"><title>Portada</title>
<script>window.digitalData = { page: { pageName: 'portada', seccio: 'portada' }, video: {}, user: {} };</script>${line}
<h1>Portada</h1><p><a href="/empty">Notícies</a></p>`;

/** A page of the property in production, on this machine. */
const HOST = 'www.tramuntana.example';

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

/** A built library, and how its page includes it: settings and library in one script, or a loader in the page. */
type Pages = Readonly<Record<string, { folder: string; property: Property; isOneScript: boolean }>>;

/** Serves pages, libraries and the collector, without delay. */
async function serve(pages: Pages) {
  const answer = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(url, 'http://x');
    const [, first = '', name = '', , version = '', file = name] = pathname.split('/');
    const send = (type: string, body: string | Buffer) => response.setHeader('content-type', type).end(body);
    if (pathname === '/id') return send('application/json', JSON.stringify(IDS));
    if (pathname.startsWith('/b/ss/')) return send('image/gif', PIXEL);
    const page = pages[version] ?? pages[first];
    if (!page) return send('text/html; charset=utf-8', pageOf(''));
    const facts: LibraryFacts = {
      property: page.property,
      environment: 'production',
      version: first,
      origin: `http://${headers.host}`,
      organisationId: '7A51C0DE5EED0001F00DCAFE@SintoniaOrg',
    };
    if (file) {
      const text = await readFile(join(page.folder, file), 'utf8').catch(() => '');
      return send('text/javascript', page.isOneScript && file === LIBRARY_ENTRY ? libraryScript(facts, text) : text);
    }
    const line = page.isOneScript
      ? `<script type="module" src="/${first}/${LIBRARY_ENTRY}" async></script>`
      : `<script>${loaderText(facts)}</script>`;
    return send('text/html; charset=utf-8', pageOf(line));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return { origin: `http://${HOST}:${typeof bound === 'object' ? bound?.port : 0}`, close: () => server.close() };
}

interface Spent {
  /** Processor time of scripts on the main thread, in ms. */
  script: number;
  /** Processor time of the main thread, in ms. */
  task: number;
  /** Requests, the page's included. */
  requests: number;
  /** Bytes of the scripts, Brotli 11. */
  bytes: number;
}

async function scriptBytes(response: Response): Promise<number> {
  if (!response.headers()['content-type']?.startsWith('text/javascript')) return 0;
  return brotliCompressSync(await response.body(), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
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
    await inspector.send('Performance.enable', { timeDomain: 'threadTicks' }); // other work on the machine does not count
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const isCounted = isMeasured && page.waitForRequest((request) => request.url().includes('/b/ss/'));
    await page.goto(url);
    await isCounted; // a page without a hit would make the measurement void
    await page.waitForFunction((ms) => performance.now() > ms, LOOKED_AT_MS, { polling: 500 });
    const { metrics } = await inspector.send('Performance.getMetrics');
    const ms = (metric: string) => (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN) * 1000;
    const sizes = await Promise.all(responses.map(scriptBytes));
    return {
      script: ms('ScriptDuration'),
      task: ms('TaskDuration'),
      requests: responses.length,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
    };
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
    now: { folder: BUILT, property, isOneScript: true },
    ...(before && { before: { folder: before.folder, property, isOneScript: false } }),
  });
  const browser = await openBrowser([`--host-resolver-rules=MAP ${HOST} 127.0.0.1`]);
  try {
    const loads = { empty: [] as Spent[], now: [] as Spent[], before: [] as Spent[] };
    for (let i = 0; i < ROUNDS; i++) {
      loads.empty.push(await load(browser, `${server.origin}/empty`, false));
      if (before) loads.before.push(await load(browser, `${server.origin}/before/`, true));
      loads.now.push(await load(browser, `${server.origin}/now/`, true));
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
  const inBoth = (what: keyof Spent) => `${of('now', what)}${before ? ` (${before.name}: ${of('before', what)})` : ''}`;
  const range = (all: readonly Spent[]) => {
    const times = all.map(({ script }) => script);
    return `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
  };
  const added = (what: keyof Spent) => of('now', what) - of('empty', what);
  return {
    'main thread, page with the tag ÷ empty page': ratio(of('now', 'task'), of('empty', 'task')),
    'script time, page with the tag ÷ empty page': ratio(of('now', 'script'), of('empty', 'script')),
    ...(before && {
      [`script time ÷ that of ${before.name}`]: ratio(of('now', 'script'), of('before', 'script')),
      [`main thread ÷ that of ${before.name}`]: ratio(of('now', 'task'), of('before', 'task')),
    }),
    [`script time that the tag adds, ${SLOW_DOWN} times slower than this machine now`]: `${added('script').toFixed(0)} ms (${range(loads.now)})`,
    ...(before && {
      [`script time that ${before.name} adds`]: `${(of('before', 'script') - of('empty', 'script')).toFixed(0)} ms (${range(loads.before)})`,
    }),
    'main thread that it adds': `${added('task').toFixed(0)} ms`,
    'requests, page and hit included': inBoth('requests'),
    'bytes of script, Brotli 11': inBoth('bytes'),
    'median of so many loads of each page': String(ROUNDS),
  };
}
