/**
 * A heartbeat parameter is defined in one table, and no code repeats the definition (M-09).
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { integer } from '../../packages/wire/src/field-kinds.ts';
import { HEARTBEAT_FIELDS } from '../../packages/wire/src/heartbeat/heartbeat-fields.ts';
import { wireFiles } from './wire-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const MIGRATIONS = 'apps/server/src/stores/events/migrations';

describe('a new parameter is one row of the table, and one migration when it has a column', () => {
  const { streamType, ...others } = HEARTBEAT_FIELDS;
  const added = {
    ...others,
    bufferedMs: {
      key: 'l:event:buffered',
      kind: integer,
      label: 'Buffered (ms)',
      labelCa: 'Reserva (ms)',
      column: 'buffered_ms',
    },
    streamType,
  };

  test('M-09 changes the encoder’s keys and the page of parameters by its row alone', () => {
    const [before, after] = [Object.values(wireFiles()).join('\n'), Object.values(wireFiles(added)).join('\n')];
    expect(before).not.toContain('l:event:buffered');
    expect(after).toContain("bufferedMs: 'l:event:buffered'");
    expect(after).toMatch(/\| `l:event:buffered` +\| Buffered \(ms\) +\| `buffered_ms` +\|/);
  });

  test('M-09 is refused when it is an ad parameter apart from the others', () => {
    const apart = { ...added, adLast: { ...HEARTBEAT_FIELDS.adId, key: 's:asset:last' } };
    expect(() => wireFiles(apart)).toThrow('do not stand together');
  });

  test('M-09 is spelled in no other production source, except tools that send synthetic heartbeats', () => {
    const made = /^apps\/server\/tools\/(?:fuzz|torture)\//;
    // Code that distinguishes heartbeats from hits before decoding, and code that rewrites one field of a sent address.
    const beforeDecoding = [
      'apps/server/src/http/addresses/role-of-path.ts',
      'packages/tag/src/parallel-run/also-heartbeats.ts',
    ];
    const keys = Object.values(HEARTBEAT_FIELDS).flatMap(({ key }) => ['-e', key]);
    const sources = ['apps', 'packages', 'demo'].flatMap((folder) => [`${folder}/**/*.ts`, `${folder}/**/*.tsx`]);
    const found = execFileSync('git', ['grep', '-lF', '--untracked', ...keys, '--', ...sources], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const places = found
      .trim()
      .split('\n')
      .filter((path) => !/\.test\.tsx?$|\/conformance\/|\/testing\//.test(path) && !made.test(path))
      .filter((path) => !beforeDecoding.includes(path));
    expect(places).toEqual([
      'packages/wire/src/heartbeat/generated/ad-and-chapter-keys.ts',
      'packages/wire/src/heartbeat/generated/heartbeat-keys.ts',
      'packages/wire/src/heartbeat/heartbeat-fields.ts',
    ]);
  });
});

describe('table and store migrations', () => {
  const statements = execFileSync('git', ['ls-files', '-co', '--exclude-standard', MIGRATIONS], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n');
  const created = /CREATE TABLE playback \(([\s\S]*?)\n\)/.exec(statements)?.[1] ?? '';
  const changes = [...statements.matchAll(/ALTER TABLE playback\s+([^;]+);/g)].map(([, text = '']) => text).join('\n');
  const later = [...changes.matchAll(/ADD COLUMN (?:IF NOT EXISTS )?(\w+) ([A-Z]\w+(?:\([^)]*\)+)?)/g)];
  const columns = new Map([
    ...[...created.matchAll(/^ {2}(\w+) ([A-Z]\w+(?:\([^)]*\)+)?)/gm)].map(
      ([, name = '', type = '']) => [name, type] as const,
    ),
    ...later.map(([, name = '', type = '']) => [name, type] as const),
  ]);
  const TYPES = { text: 'String', lowCardinality: 'LowCardinality(String)', integer: 'Int64' };

  test('M-09 S-01 have every column of the table in the store, with the type of its kind', () => {
    const wanted = Object.values(HEARTBEAT_FIELDS).flatMap(
      (row) => ('column' in row ? [[row.column, TYPES[row.kind.storage as keyof typeof TYPES]]] : []), // cast: kinds of heartbeats
    );
    expect(wanted.length).toBeGreaterThan(25);
    expect(wanted).toEqual(wanted.map(([name = '']) => [name, columns.get(name)]));
  });
});
