import { describe, expect, test } from 'vitest';
import { exportDocument } from './export-document.ts';

async function* lines(...events: object[]): AsyncGenerator<string> {
  for (const event of events) yield `${JSON.stringify(event)}\n`;
}

async function read(measured: AsyncIterable<string>): Promise<unknown> {
  let document = '';
  for await (const piece of exportDocument({ account: { name: 'Joana' }, saved: [] }, measured)) document += piece;
  return JSON.parse(document);
}

describe('«my data» (W-08)', () => {
  test('is one JSON document, with and without measured events', async () => {
    expect(await read(lines({ table: 'hits' }, { table: 'playback' }))).toEqual({
      account: { name: 'Joana' },
      saved: [],
      measured: [{ table: 'hits' }, { table: 'playback' }],
    });
    expect(await read(lines())).toEqual({ account: { name: 'Joana' }, saved: [], measured: [] });
  });
});
