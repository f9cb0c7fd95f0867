import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { connectPglite, IN_MEMORY } from '../stores/operational/connect-pglite.ts';
import { visitorSession } from '../stores/operational/tables/visitor-tables.ts';
import { errorForLog } from './log-error.ts';

describe('errors in the log', () => {
  test('S-06 a failed write is logged with place and cause, without the written data', async () => {
    const lines: string[] = [];
    const log = pino({ serializers: { err: errorForLog } }, { write: (line: string) => void lines.push(line) });
    const store = await connectPglite(IN_MEMORY);
    const token = 'un-testimoni-secret';
    const row = { id: 'a', userId: 'u', token, expiresAt: new Date() };
    const error: unknown = await store.database
      .insert(visitorSession)
      .values(row)
      .catch((thrown: unknown) => thrown);
    await store.close();
    log.error({ err: error }, 'a session was not kept');
    expect(String((error as Error).message)).toContain(token);
    expect(lines.join()).not.toContain(token);
    expect(lines.join()).toContain('visitor_session');
    expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
      cause: { code: '23503' },
      stack: expect.stringContaining('at '),
    });
  });
});
