import { expect, test, vi } from 'vitest';
import { createCloser } from './close-in-order.ts';

test('closes in reverse order; a failing or hanging part does not prevent the rest', async () => {
  const log = { error: vi.fn() };
  const closer = createCloser(log, 20);
  const closed: string[] = [];
  const close = (what: string) => async () => void closed.push(what);
  closer.add('directory', close('directory'));
  closer.add('store', () => Promise.reject(new Error('no')));
  closer.add('stream', () => new Promise(() => {}));
  closer.add('listening', close('listening'));
  await Promise.all([closer.closeAll(), closer.closeAll()]);
  expect(closed).toEqual(['listening', 'directory']);
  expect(log.error).toHaveBeenCalledTimes(2);
});
