import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const FIXTURES = join(import.meta.dirname, 'fixtures/traces');
const good = readFileSync(join(FIXTURES, 'hb-end-immediately.json'), 'utf8');
const identity = readFileSync(join(FIXTURES, 'id-first-visit-v5.json'), 'utf8');

/** A recorded run with one change. */
const but = (text: string, change: object) => JSON.stringify({ ...JSON.parse(text), ...change });

const BROKEN: Readonly<Record<string, string>> = {
  'an-empty': '',
  'an-list': '[]',
  'an-null': 'null',
  'an-no-requests': '{"name":"an-no-requests"}',
  'hb-cut': good.slice(0, good.length / 2),
  'hb-no-config': but(good, { config: undefined }),
  'hb-odd-requests': but(good, { requests: [{ t: 0 }] }),
  'hb-odd-calls': but(good, { calls: 'trackPlay' }),
  'hb-unknown-call': but(good, { calls: [{ t: 0, call: 'trackEverything' }] }),
  'hb-centuries': but(good, { calls: [{ t: 1e15, call: 'trackPlay' }] }),
  'id-odd-cookies': but(identity, { cookies: [null] }),
  'id-endless': but(identity, {
    steps: [
      { t: 0, do: 'navigate', url: 'https://www.media.example/v' },
      { t: 9, do: 'js', code: 'visitor.setCustomerIDs((() => { for (;;); })())' },
    ],
  }),
  'id-odd-address': but(identity, { steps: [{ t: 0, do: 'navigate', url: 'no address' }] }),
  'tg-no-query': '{"name":"tg-no-query","requests":[{"t":0,"path":"/m2/x/mbox/json","query":null}]}',
};

test('M-09 prints one line for every file, also for broken ones, and never crashes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  try {
    for (const [name, text] of Object.entries(BROKEN)) writeFileSync(join(folder, `${name}.json`), text);
    for (const name of ['hb-end-immediately', 'hb-vod-plain'])
      cpSync(join(FIXTURES, `${name}.json`), join(folder, `${name}.json`));
    const unclear = but(good, { calls: [{ t: -1, page: 'alguna cosa' }] });
    writeFileSync(join(folder, 'hb-unclear.json'), unclear);
    const run = promisify(execFile)(process.execPath, [
      join(import.meta.dirname, 'conformance.ts'),
      folder,
      join(folder, 'hb-not-there.json'),
    ]);
    const { stdout, code } = await run.then(
      (done) => ({ ...done, code: 0 }),
      (failed: { stdout: string; code: number }) => failed,
    );
    const lines = stdout.trim().split('\n');
    for (const name of [...Object.keys(BROKEN), 'hb-not-there'])
      expect(
        lines.filter((line) => line.startsWith(`FAIL ${name}: `)),
        name,
      ).toHaveLength(1);
    expect(lines).toContain('ok   hb-end-immediately');
    expect(lines).toContain('ok   hb-vod-plain');
    expect(lines).toContain('skip hb-unclear: not replayable: what the page did is not stated as code: alguna cosa');
    expect(lines.at(-1)).toBe(`2 passed, ${Object.keys(BROKEN).length + 1} failed, 1 not replayable`);
    expect(lines).toHaveLength(Object.keys(BROKEN).length + 5);
    expect(code).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 90_000);
