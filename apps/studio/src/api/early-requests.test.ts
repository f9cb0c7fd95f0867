import { afterEach, expect, test, vi } from 'vitest';
import { sendEarly } from './early-requests.ts';
import { AnyAnswer, ask, get } from './request.ts';

afterEach(() => void vi.unstubAllGlobals());

test('R-01 an early request answers the first query of its address, later ones are sent', async () => {
  let sent = 0;
  vi.stubGlobal('fetch', async () => Response.json({ sent: ++sent }));
  sendEarly(['/api/session']);
  expect(sent).toBe(1);
  expect(await ask('/api/session', {}, AnyAnswer)).toMatchObject({ value: { sent: 2 } });
  expect(await get('/api/session', AnyAnswer)).toMatchObject({ value: { sent: 1 } });
  expect(await get('/api/session', AnyAnswer)).toMatchObject({ value: { sent: 3 } });
});

test('R-18 an early request that failed is an expected failure', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  sendEarly(['/api/session']);
  expect(await get('/api/session', AnyAnswer)).toMatchObject({ ok: false, error: { kind: 'offline' } });
});
