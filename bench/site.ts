/**
 * `npm run bench -- site [--quick] [--lighthouse] [--index 1240]`: pages beside the fastest possible server, in one run;
 * and Lighthouse scores, or only those, also as a machine with another benchmark index gives them.
 */

import { ensureLighthouse, type Judgement, judge, USUAL_SLOWDOWN } from '../e2e/lighthouse/lighthouse.ts';
import { openBrowser } from '../e2e/support/open-browser.ts';
import { startServer } from '../e2e/support/start-server.ts';
import { quantile } from './quantile.ts';
import { comparePaint } from './site-paint.ts';
import { cachedThroughput, renderTimes } from './site-throughput.ts';
import { startStillServer } from './still-server.ts';

const PAGES = [
  '/',
  '/noticia/3001/embassaments-guanyen-tres-punts/',
  '/video/1001/',
  '/el-temps/',
  '/cercador/?q=neu',
] as const;
const JUDGED = [...PAGES, '/directes/tramuntana-1/'];

const USUAL = { judgements: 5, paints: 5, rounds: 5, seconds: 3, rendered: 200 };
const QUICK = { judgements: 1, paints: 1, rounds: 1, seconds: 1, rendered: 60 };

export async function run(): Promise<void> {
  const much = process.argv.includes('--quick') ? QUICK : USUAL;
  await ensureLighthouse();
  if (process.argv.includes('--lighthouse')) return judgeOnly(much.judgements);
  const [server, still] = await Promise.all([startServer(), startStillServer()]);
  const port = Number(new URL(server.origin).port);
  try {
    // Uncached pages come first: afterwards there are none.
    const { rendered, cached } = await renderTimes(port, much.rendered);
    const [p95, cachedP50] = [quantile(rendered, 0.95), quantile(cached, 0.5)];
    const load = await cachedThroughput(port, still, '/', much.rounds, much.seconds);
    console.table({
      'cached front page a second ÷ bare node:http with the same bytes (≥ 0.5)': `${load.ratio.toFixed(2)} (${Math.round(load.ours)}/s, bare: ${Math.round(load.bare)}/s)`,
      'a page that is rendered, p95 ÷ the same from the cache, p50': `${(p95 / cachedP50).toFixed(1)} (${p95.toFixed(1)} ms of ${rendered.length} pages, cached: ${cachedP50.toFixed(1)} ms)`,
    });
    const paints: Record<string, object> = {};
    const browser = await openBrowser();
    try {
      for (const path of PAGES) {
        const { ratio, ours, bare, cls } = await comparePaint(browser, port, still, path, much.paints);
        paints[path] = {
          'LCP ÷ without scripts (≤ 1.3)': ratio.toFixed(2),
          ours: `${Math.round(ours.lcpMs)} ms`,
          bare: `${Math.round(bare.lcpMs)} ms`,
          'CLS (≤ 0.01)': cls.toFixed(4),
        };
      }
    } finally {
      await browser.close();
    }
    console.table(paints);
    console.table(await judgeAll(server.origin, much.judgements));
  } finally {
    still.stop();
    await server.stop();
  }
}

async function judgeOnly(times: number): Promise<void> {
  const server = await startServer();
  try {
    console.table(await judgeAll(server.origin, times));
  } finally {
    await server.stop();
  }
}

/**
 * The slowdown with which this machine emulates the phone of one with the benchmark index after `--index`: Lighthouse's
 * advice for faster machines.
 */
async function wantedSlowdown(origin: string): Promise<number> {
  const place = process.argv.indexOf('--index');
  if (place < 0) return USUAL_SLOWDOWN;
  const wanted = Number(process.argv[place + 1]);
  if (!(wanted > 0)) throw new Error('--index is a benchmark index, such as 1240');
  const { benchmarkIndex } = await judge(`${origin}/`, ['performance']);
  return (USUAL_SLOWDOWN * benchmarkIndex) / wanted;
}

/** Lighthouse's mobile performance of each page: the median, and each run with the speed of the machine meanwhile. */
async function judgeAll(origin: string, times: number): Promise<Record<string, object>> {
  const results: Record<string, object> = {};
  const slowdown = await wantedSlowdown(origin);
  console.log(`a phone ${slowdown.toFixed(1)} times slower than this machine`);
  for (const path of JUDGED) {
    const runs: Judgement[] = [];
    for (let i = 0; i < times; i++) runs.push(await judge(origin + path, ['performance'], slowdown));
    const of = (read: (run: Judgement) => number) => quantile(runs.map(read), 0.5).toFixed(0);
    const score = ({ scores }: Judgement) => scores.performance ?? 0;
    results[path] = {
      'Lighthouse performance, mobile (≥ 95)': of(score),
      'blocking ms (≤ 200)': of(({ blockingMs }) => blockingMs),
      'LCP ms': of(({ lcpMs }) => lcpMs),
      'runs: score, blocking ms, benchmark index': runs
        .map((run) => `${score(run)} ${run.blockingMs.toFixed(0)} ${run.benchmarkIndex.toFixed(0)}`)
        .join(' | '),
    };
  }
  return results;
}
