import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { VARIABLE_COLUMNS } from './variable-columns.ts';

const MIGRATIONS = new URL('../stores/events/migrations/', import.meta.url);

test('R-18 every variable of the data layer without a column of its own is a column of facts and an alias in events', async () => {
  const names = await readdir(MIGRATIONS);
  const migrations = await Promise.all(names.map((name) => readFile(new URL(name, MIGRATIONS), 'utf8')));
  const statements = migrations.join('\n').split(';');
  const columnsOf = (table: string, column: RegExp) =>
    statements
      .filter((statement) => statement.includes(`ALTER TABLE ${table}\n`))
      .flatMap((statement) => [...statement.matchAll(column)].map(([, name = '']) => name));
  expect(VARIABLE_COLUMNS.length).toBeGreaterThan(40);
  expect(columnsOf('hits', /IF NOT EXISTS (\w+) String ALIAS variables\['\1'\]/g)).toEqual(
    expect.arrayContaining([...VARIABLE_COLUMNS]),
  );
  expect(columnsOf('hit_facts', /IF NOT EXISTS (\w+) LowCardinality\(String\)/g)).toEqual(
    expect.arrayContaining([...VARIABLE_COLUMNS]),
  );
});
