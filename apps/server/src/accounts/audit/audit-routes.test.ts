import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAudit } from '../../access/record-audit.ts';
import { auditLog } from '../../stores/operational/tables/audit-table.ts';
import { aStudio, type TestStudio } from '../testing/a-studio.ts';

const MANY = 10_000;

describe('the audit log (R-08, B-02)', () => {
  let studio: TestStudio;
  let ada: string;

  beforeAll(async () => {
    studio = await aStudio();
    const { database } = studio.store;
    const start = Date.parse('2026-11-01T00:00:00Z');
    const rows = [...Array(MANY)].map((_, i) => ({
      at: new Date(start + i * 60_000),
      actor: i % 2 ? 'biel@tramuntana.example' : 'command',
      action: i % 10 === 0 ? 'tag.promoted' : 'events.replayed',
      subject: `subjecte ${i}`,
      address: '192.0.2.0',
      detail: i === 77 ? { note: '100%_segur' } : { version: `v${i}` },
    }));
    for (let i = 0; i < MANY; i += 1000) await database.insert(auditLog).values(rows.slice(i, i + 1000));
    const { email } = await studio.person('Ada', 'administrator');
    ada = await studio.enter(email);
  });
  afterAll(() => studio.close());

  const read = async (query: Record<string, string>) =>
    (await studio.send('GET', `/api/audit?${new URLSearchParams(query)}`, ada)).json();

  test('R-08 pages have no gaps or duplicates, newest first, while new entries are written', async () => {
    const seen: number[] = [];
    let before = '';
    for (let page = 0; page < 5; page += 1) {
      const { entries, next } = await read({ action: 'events.replayed', ...(before && { before }) });
      seen.push(...entries.map(({ id }: { id: number }) => id));
      before = String(next);
      await recordAudit(studio.store.database, { action: 'events.replayed', by: 'x', subject: 'nou', address: '' });
    }
    expect(seen).toHaveLength(250);
    expect(new Set(seen).size).toBe(250);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
  });

  test('R-08 the last page has no next cursor', async () => {
    expect(await read({ text: 'subjecte 9999' })).toMatchObject({
      entries: [{ subject: 'subjecte 9999' }],
      next: null,
    });
  });

  test.each([
    [{ person: 'biel@', from: '2026-11-01T00:00:00Z', to: '2026-11-01T00:10:00Z' }, 5],
    [{ action: 'tag.promoted', from: '2026-11-01T00:00:00+01:00', to: '2026-11-01T02:00:00+01:00' }, 6],
    [{ text: '100%_segur' }, 1],
    [{ text: '100%' }, 1],
    [{ text: '__________' }, 0],
    [{ text: "'; drop table audit_log; --" }, 0],
    [{ person: 'ningú' }, 0],
  ])('R-08 %o finds %s', async (query, found) => {
    expect((await read(query)).entries).toHaveLength(found);
  });

  test.each([
    { action: 'accounts.unknown' },
    { from: 'ahir' },
    { before: '0' },
    { before: '1e99' },
    { text: 'x'.repeat(101) },
  ])('R-08 %o is refused', async (query) => {
    const answer = await studio.send('GET', `/api/audit?${new URLSearchParams(query)}`, ada);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'badQuestion']);
  });

  test('R-08 the export has every requested entry and is itself logged', async () => {
    const answer = await studio.send('GET', '/api/audit.csv?person=biel&from=2026-11-01T00:00:00Z', ada);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + MANY / 2);
    expect(lines[0]).toBe('\uFEFFat,actor,action,subject,address,detail');
    expect(lines.at(-1)).toBe(
      '"2026-11-01T00:01:00.000Z","biel@tramuntana.example","events.replayed","subjecte 1","192.0.2.0","version=v1"',
    );
    const [entry] = (await read({ action: 'audit.exported' })).entries;
    expect(entry).toMatchObject({ actor: 'ada@tramuntana.example', detail: { person: 'biel' } });
  });

  test('R-08 a name that a spreadsheet would run as a formula is exported as text', async () => {
    for (const subject of ['=cmd|calc', '+1', '-1', '@sum', '\t=1', 'diu "hola", i\r\n=1'])
      await recordAudit(studio.store.database, { action: 'tag.published', by: '', subject, address: '' });
    const { body } = await studio.send('GET', '/api/audit.csv?action=tag.published', ada);
    const cells = [...body.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell);
    expect(cells).toHaveLength(6 * 6);
    expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
  });

  test('R-08 only administrators read it', async () => {
    const { email } = await studio.person('Edu', 'editor');
    const cookie = await studio.enter(email);
    for (const url of ['/api/audit', '/api/audit.csv']) {
      expect((await studio.send('GET', url, cookie)).statusCode).toBe(403);
      expect((await studio.send('GET', url, '')).statusCode).toBe(401);
    }
  });
});
