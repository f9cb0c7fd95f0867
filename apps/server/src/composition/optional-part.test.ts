import pino from 'pino';
import { expect, test } from 'vitest';
import { createApp } from '../http/app/create-app.ts';
import { checkReadiness, createReadinessBoard } from '../http/monitoring/readiness.ts';
import { registerPart } from './optional-part.ts';

test('a part that cannot be set up is reported as missing, and the others work', async () => {
  const log = pino({ level: 'silent' });
  const readiness = createReadinessBoard();
  const app = createApp({ log, trustedProxies: 0, publicOrigin: null });
  const isSetUp = await registerPart(app, 'site', { readiness, log }, () => Promise.reject(new Error('not built')));
  await registerPart(app, 'studio', { readiness, log }, async (scope) => {
    scope.get('/estudi/', async () => 'here');
  });
  expect(isSetUp()).toBe(false);
  expect((await app.inject('/estudi/')).body).toBe('here');
  expect(await checkReadiness(readiness.checks())).toEqual({ ready: false, missing: { site: 'not built' } });
  await app.close();
});
