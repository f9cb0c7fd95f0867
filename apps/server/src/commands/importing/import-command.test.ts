import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportOutcome } from '../../catalogue/imports/import-outcome.ts';
import { createProgress } from './progress-bar.ts';
import { reportLines } from './report.ts';

const COMMAND = fileURLToPath(new URL('../import.ts', import.meta.url));
const DOCS = fileURLToPath(new URL('../../../../../docs/import.md', import.meta.url));

const anOutcome = (overrides: Partial<ImportOutcome> = {}): ImportOutcome => ({
  isDryRun: false,
  counts: { story: { added: 1, changed: 1, unchanged: 3, removed: 0, replaced: 0 } },
  changes: [
    { what: 'added', kind: 'story', title: 'Neva' },
    { what: 'changed', kind: 'story', title: 'Plou' },
  ],
  refused: [{ at: 'line 7', title: 'Fa sol', reason: 'it has no title' }],
  notShown: null,
  ...overrides,
});

describe('output of the import (W-14)', () => {
  test('W-14 the report counts by kind, and lists changes and refusals with position and reason', () => {
    expect(reportLines('a.xml', 'stories', anOutcome())).toEqual([
      'a.xml: news as RSS',
      '  stories     1 added, 1 changed, 3 unchanged',
      '  + Neva',
      '  ~ Plou',
      '  refused: 1',
      '    line 7: Fa sol: it has no title',
    ]);
    expect(reportLines('a.xml', 'stories', anOutcome({ isDryRun: true }))[0]).toContain('nothing is written');
    expect(reportLines('a.xml', 'stories', anOutcome({ counts: {}, changes: [], refused: [] })).at(-1)).toBe(
      '  Nothing has changed.',
    );
  });

  test('W-14 with many changes the report lists some and counts all', () => {
    const changes = Array.from(
      { length: 100 },
      (_, at) => ({ what: 'added', kind: 'story', title: `N${at}` }) as const,
    );
    const counts = { story: { added: 5000, changed: 0, unchanged: 0, removed: 0, replaced: 0 } };
    const lines = reportLines('a.xml', 'stories', anOutcome({ counts, changes, refused: [] }));
    expect(lines).toHaveLength(23);
    expect(lines.at(-1)).toBe('  … and 4980 more');
  });

  test('W-14 shows a progress bar in a terminal, and one line per step elsewhere', () => {
    const shown = (isTTY: boolean) => {
      let text = '';
      const progress = createProgress({ isTTY, write: (more) => (text += more) });
      for (const bytes of [0, 50, 100]) progress.show('reading a.xml', bytes, 100);
      progress.clear();
      return text;
    };
    expect(shown(false)).toBe('reading a.xml\n');
    expect(shown(true).split('\r\x1b[2K').filter(Boolean)).toEqual([
      `${'░'.repeat(28)}   0 % reading a.xml`,
      `${'█'.repeat(14)}${'░'.repeat(14)}  50 % reading a.xml`,
      `${'█'.repeat(28)} 100 % reading a.xml`,
    ]);
  });
});

/** Each run starts a process that opens a database. */
describe('import without a running server (W-14)', { timeout: 120_000 }, () => {
  let dir: string;
  let catalogue: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'sintonia-import-'));
    catalogue = join(dir, 'catalogue.json');
    const example = /```json\n([\s\S]+?)```/.exec(await readFile(DOCS, 'utf8'))?.[1] ?? '';
    await writeFile(catalogue, example);
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  const run = (...args: string[]): Promise<{ code: number; out: string; error: string }> =>
    new Promise((resolve) => {
      const env = { DATA_DIR: join(dir, 'data'), PORT: '1', HOST: '127.0.0.1' };
      const child = execFile(process.execPath, [COMMAND, ...args], { env }, (_error, out, error) =>
        resolve({ code: child.exitCode ?? -1, out, error }),
      );
    });

  test('W-14 works directly on the store, and a repetition changes nothing', async () => {
    const dry = await run(catalogue, '--dry-run');
    expect([dry.code, dry.out]).toEqual([0, expect.stringContaining('stories     1 added')]);
    const first = await run(catalogue);
    expect([first.code, first.out]).toEqual([0, expect.stringContaining('stories     1 added')]);
    expect(first.out).not.toContain('does not show it yet');
    const again = await run(catalogue);
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('Nothing has changed.')]);
  });

  test('W-14 exits with 1 when nothing could be read, with 2 on wrong arguments', async () => {
    const none = await run(join(dir, 'none.xml'));
    expect(none).toMatchObject({ code: 1, out: '', error: expect.stringContaining('none.xml does not exist') });
    expect(await run()).toMatchObject({ code: 2, error: expect.stringMatching(/^npm run import -- FILE-OR-ADDRESS/) });
    expect(await run(catalogue, '--kind', 'horoscope')).toMatchObject({ code: 2 });
  });
});
