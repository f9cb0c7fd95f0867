import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { REJECT_REASONS } from '../stores/events/reject-reasons.ts';
import { OPERATIONS, withConfigTable } from './config-table.ts';

describe('docs/operations.md', () => {
  test('its configuration table matches the code; `npm run docs:config` regenerates it', async () => {
    const document = await readFile(OPERATIONS, 'utf8');
    expect(withConfigTable(document)).toBe(document);
  });

  test('S-04 it names every reason for rejecting an event', async () => {
    const document = await readFile(OPERATIONS, 'utf8');
    for (const reason of REJECT_REASONS) expect(document).toContain(`\`${reason}\``);
  });

  test('a document without the marks is not overwritten', () => {
    expect(() => withConfigTable('# Operations')).toThrow('the document lacks');
  });
});
