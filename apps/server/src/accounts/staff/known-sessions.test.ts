import { HOUR_MS } from '@sintonia/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffSession, staffUser } from '../../stores/operational/tables/account-tables.ts';
import { aStudio, type TestStudio } from '../testing/a-studio.ts';

describe('a session that is known by its cookies (R-08)', () => {
  let studio: TestStudio;

  beforeAll(async () => {
    studio = await aStudio();
  });
  afterAll(() => studio.close());

  /** Someone whose session two requests have used: the second one finds it known. */
  const someone = async (name: string) => {
    const { id, email } = await studio.person(name, 'analyst');
    const cookie = await studio.enter(email);
    expect([await status(cookie), await status(cookie)]).toEqual([200, 200]);
    return { id, cookie };
  };
  const status = async (cookie: string, path = '/staff') => (await studio.send('GET', path, cookie)).statusCode;
  const expiry = async (userId: string) => {
    const [row] = await studio.store.database.select().from(staffSession).where(eq(staffSession.userId, userId));
    return row?.expiresAt.getTime() ?? 0;
  };
  const expireIn = (userId: string, ms: number) =>
    studio.store.database
      .update(staffSession)
      .set({ expiresAt: new Date(Date.now() + ms) })
      .where(eq(staffSession.userId, userId));

  test('R-08 a new role and a disabled account apply to its next request', async () => {
    const { id, cookie } = await someone('Ada');
    const change = (values: Partial<typeof staffUser.$inferInsert>) =>
      studio.store.database.update(staffUser).set(values).where(eq(staffUser.id, id));
    expect(await status(cookie, '/administrators')).toBe(403);
    await change({ role: 'administrator' });
    expect(await status(cookie, '/administrators')).toBe(200);
    await change({ status: 'disabled' });
    expect(await status(cookie)).toBe(401);
  });

  test('R-08 a deleted or expired session is refused', async () => {
    const [gone, late] = [await someone('Biel'), await someone('Clara')];
    await studio.store.database.delete(staffSession).where(eq(staffSession.userId, gone.id));
    expect(await status(gone.cookie)).toBe(401);
    await expireIn(late.id, -1000);
    expect(await status(late.cookie)).toBe(401);
  });

  test('R-08 the token of a known session with another signature is refused', async () => {
    const { cookie } = await someone('Duna');
    const forged = cookie.replace(
      /(session_token=[^.;]+\.)(.)/,
      (_, token, first) => token + (first === 'A' ? 'B' : 'A'),
    );
    expect(forged).not.toBe(cookie);
    expect(await status(forged)).toBe(401);
  });

  test('R-08 a session in use is extended once an hour', async () => {
    const { id, cookie } = await someone('Eva');
    await expireIn(id, 11.5 * HOUR_MS);
    const before = await expiry(id);
    expect(await status(cookie)).toBe(200);
    expect(await expiry(id)).toBe(before);
    await expireIn(id, 10.9 * HOUR_MS);
    expect(await status(cookie)).toBe(200);
    expect(await expiry(id)).toBeGreaterThan(Date.now() + 11.9 * HOUR_MS);
  });
});
