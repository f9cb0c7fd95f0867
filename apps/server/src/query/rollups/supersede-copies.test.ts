/** Heavy queries never delay what is collected: late rows are looked up beside reports and removals. */
import { expect, test } from 'vitest';
import type { EngineRequest } from '../../stores/events/engine-messages.ts';
import { EMPTY_HIT } from '../../stores/events/event-rows.ts';
import { storeOver } from '../../stores/events/store-over.ts';
import { touchingSuperseded } from './supersede-copies.ts';

test('S-07 a late insert finishes while every reader is in a report and facts are being written', async () => {
  const open: (() => void)[] = [];
  const asked: EngineRequest['type'][] = [];
  const heavy = (answer: string) => new Promise<string>((resolve) => open.push(() => resolve(answer)));
  const store = touchingSuperseded(
    storeOver({
      ask: async (request) => {
        if ('sql' in request && request.sql === 'heavy') return heavy('{"data":[]}');
        asked.push(request.type);
        return request.type === 'query' ? '{"data":[{"1":1}]}' : '';
      },
      writers: 1,
      readers: 2,
      close: async () => {},
    }),
    () => Date.parse('2026-11-20T12:00:00Z'),
  );
  const busy = [store.query('heavy'), store.query('heavy'), store.query('heavy'), store.change('heavy')];
  expect(open).toHaveLength(3); // two places of readers, one of changes
  const at = '2026-11-20T11:00:00.000Z';
  await store.insert('hits', [{ ...EMPTY_HIT, event_id: 'late', received_at: at, sent_at: at, occurred_at: at }]);
  expect(asked).toEqual(['query', 'change', 'insert']);
  const ending = setInterval(() => {
    for (const end of open.splice(0)) end();
  }, 1);
  await Promise.all(busy);
  clearInterval(ending);
});
