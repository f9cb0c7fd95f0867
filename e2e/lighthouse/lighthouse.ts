/** Lighthouse from its own folder: 176 MB that nothing else of the repository needs. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const HERE = import.meta.dirname;
const COMMAND = join(HERE, 'node_modules/lighthouse/cli/index.js');
const run = promisify(execFile);

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface Judgement {
  /** 0 to 100. */
  scores: Partial<Record<Category, number>>;
  /** Audits with less than the full score that count in their category. */
  missed: string[];
  /** Largest contentful paint as simulated on a slow phone, in ms. */
  lcpMs: number;
  /** Cumulative layout shift. */
  cls: number;
}

/** What this reads of a report. */
interface Report {
  runtimeError?: { message: string };
  categories: Partial<Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string; numericValue?: number }>;
}

/** Installs it on the first use, as its lockfile says. */
export async function ensureLighthouse(): Promise<void> {
  if (existsSync(COMMAND)) return;
  console.log('  Installing Lighthouse (once) …');
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: HERE });
}

/** Judges a page as on a phone; nothing else should run meanwhile. Throws when the page cannot be judged. */
export async function judge(url: string, categories: readonly Category[]): Promise<Judgement> {
  const report = await reportOn(url, categories);
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
  };
}

/** A busy machine may lose the trace of a load; Lighthouse then says so and asks to be run again. */
const ATTEMPTS = 3;

async function reportOn(url: string, categories: readonly Category[]): Promise<Report> {
  let why = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const printed = await run(
      process.execPath,
      [
        COMMAND,
        url,
        '--quiet',
        '--output=json',
        `--only-categories=${categories.join(',')}`,
        '--chrome-flags=--headless=new --no-sandbox',
      ],
      {
        env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH || '/usr/bin/chromium' },
        maxBuffer: 64 * 1024 * 1024,
      },
    ).then(
      ({ stdout }) => stdout,
      (error: { stdout?: string; stderr?: string }) => {
        why = error.stderr?.split('\n')[0] ?? String(error);
        return error.stdout ?? '';
      },
    );
    if (!printed) continue;
    const report = JSON.parse(printed) as Report; // cast: what Lighthouse says it prints
    if (!report.runtimeError) return report;
    why = report.runtimeError.message;
  }
  throw new Error(`Lighthouse cannot judge ${url}: ${why}`);
}
