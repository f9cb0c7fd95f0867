/** Lighthouse in its own folder: 176 MB that nothing else in the repository needs. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const HERE = import.meta.dirname;
const COMMAND = join(HERE, 'node_modules/lighthouse/cli/index.js');
const run = promisify(execFile);

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface Judgement {
  /** 0 to 100. */
  scores: Partial<Record<Category, number>>;
  /** Audits below the full score that count in their category. */
  missed: string[];
  /** Largest contentful paint, simulated on a slow phone, in ms. */
  lcpMs: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Total blocking time, simulated on a slow phone, in ms. */
  blockingMs: number;
  /** Lighthouse's measure of this machine's speed during the run: scores fall with it. */
  benchmarkIndex: number;
}

/** The fields of a report that are used. */
interface Report {
  environment: { benchmarkIndex: number };
  categories: Partial<Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string; numericValue?: number }>;
}

/** Installs it on first use, from its lockfile. */
export async function ensureLighthouse(): Promise<void> {
  if (existsSync(COMMAND)) return;
  console.log('  Installing Lighthouse (once) …');
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: HERE });
}

/** How many times slower than this machine the emulated phone is, unless told. */
export const USUAL_SLOWDOWN = 4;

/**
 * Runs Lighthouse on a page as on a phone; nothing else should run meanwhile. Throws when it fails.
 *
 * @param slowdown how many times slower than this machine the phone is
 */
export async function judge(
  url: string,
  categories: readonly Category[],
  slowdown = USUAL_SLOWDOWN,
): Promise<Judgement> {
  const report = await reportOn(url, categories, slowdown);
  const scores: Judgement['scores'] = {};
  const missed: string[] = [];
  for (const category of categories) {
    const { score = null, auditRefs = [] } = report.categories[category] ?? {};
    scores[category] = Math.round((score ?? 0) * 100);
    for (const { id, weight } of auditRefs) {
      const audit = report.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 1) continue;
      missed.push(`${category}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`);
    }
  }
  const numeric = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores,
    missed,
    lcpMs: numeric('largest-contentful-paint'),
    cls: numeric('cumulative-layout-shift'),
    blockingMs: numeric('total-blocking-time'),
    benchmarkIndex: report.environment.benchmarkIndex,
  };
}

/** A busy machine may lose the trace of a load; Lighthouse then requires another run. */
const ATTEMPTS = 3;

async function reportOn(url: string, categories: readonly Category[], slowdown: number): Promise<Report> {
  let why = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // Into a file: standard output may be truncated when it ends with an error.
    const file = join(await mkdtemp(join(tmpdir(), 'sintonia-lighthouse-')), 'report.json');
    try {
      await run(
        process.execPath,
        [
          COMMAND,
          url,
          '--quiet',
          '--output=json',
          `--output-path=${file}`,
          `--only-categories=${categories.join(',')}`,
          `--throttling.cpuSlowdownMultiplier=${slowdown}`,
          '--chrome-flags=--headless=new --no-sandbox',
        ],
        { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH || '/usr/bin/chromium' } },
      );
      return JSON.parse(await readFile(file, 'utf8')) as Report; // cast: format of Lighthouse
    } catch (error) {
      why = String((error as { stderr?: string }).stderr ?? error).split('\n')[0] ?? ''; // cast: type of `execFile` rejections
    } finally {
      await rm(dirname(file), { recursive: true });
    }
  }
  throw new Error(`Lighthouse cannot judge ${url}: ${why}`);
}
