/** Weekly mails of saved views over the real stores and mail files. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAudit } from '../accounts/audit/audit-query.ts';
import type { Mailer } from '../mail/mailer.ts';
import { staffUser } from '../stores/operational/tables/account-tables.ts';
import { createMailings } from './mailings.ts';
import { ANNA, BIEL, openSavedViews } from './testing/open-saved-views.ts';

let studio: Awaited<ReturnType<typeof openSavedViews>>;
beforeAll(async () => {
  studio = await openSavedViews();
});
afterAll(() => studio.close());

describe('a view by mail every Monday', () => {
  test('R-12 R-19 is sent once, with the figures of the last whole week and the table as a file', async () => {
    const { id } = (await studio.save(ANNA, { name: 'Seccions\r\nBcc: tothom@dolent.example' })).json();
    expect((await studio.order(id, 'qualsevol@fora.example')).statusCode).toBe(400);
    expect((await studio.order(id, 'carla@tramuntana.example')).statusCode).toBe(400);
    expect((await studio.order(id, BIEL)).statusCode).toBe(201);
    expect((await studio.order(id, BIEL)).statusCode).toBe(409);
    expect(await studio.runOn()).toBe(0); // Thursday: a mail ordered now waits for Monday
    studio.clock.nowMs = Date.parse('2026-11-23T06:59:00Z');
    expect(await studio.runOn()).toBe(0);
    studio.clock.nowMs = Date.parse('2026-11-23T07:00:00Z'); // 08:00 in Barcelona
    const sent = await Promise.all([studio.runOn(), studio.runOn(), studio.runOn()]); // as many processes would
    expect(sent.reduce((sum, n) => sum + n)).toBe(1);
    expect(await studio.runOn()).toBe(0);
    const [mail = '', ...others] = await studio.mails();
    expect(others).toEqual([]);
    expect(mail).toContain('To: biel@tramuntana.example');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail).not.toMatch(/^Bcc:/m);
    expect(mail.replace(/=\r\n/g, '')).toContain('1. Pol=C3=ADtica: p=C3=A0gines vistes 2');
    expect(mail.replace(/=\r\n/g, '')).toContain('periode=3D2026-11-16..2026-11-22');
    const csv = Buffer.from(
      /filename=[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(mail)?.[1] ?? '',
      'base64',
    ).toString();
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toEqual([
      '\uFEFFsection,pageviews,visits,pageviews:compared,visits:compared',
      'política,2,2,0,0',
      "'=1+1,1,1,0,0",
    ]);
    const [view] = await studio.list(ANNA);
    expect(view?.mailings).toMatchObject([{ to: BIEL, state: 'sent', nextAt: '2026-11-30T07:00:00.000Z' }]);
  });

  test('R-19 reports a failure and retries; does not repeat a mail that may have been sent', async () => {
    studio.clock.nowMs = Date.parse('2026-11-30T09:00:00Z'); // the server was away at 08:00
    const broken: Mailer = { send: async () => Promise.reject(new Error('no route to the mail server')) };
    expect(await studio.runOn(broken)).toBe(0);
    expect((await studio.list(ANNA))[0]?.mailings).toMatchObject([{ state: 'failed', problem: 'mail' }]);
    const { entries } = await readAudit(
      studio.store.database,
      { person: BIEL, action: 'views.mailFailed', text: '' },
      5,
    );
    expect(entries).toHaveLength(1);
    expect(await studio.runOn()).toBe(0); // too soon
    studio.clock.nowMs += 16 * 60_000;
    expect(await studio.runOn()).toBe(1);
    expect(await studio.mails()).toHaveLength(2);

    studio.clock.nowMs = Date.parse('2026-12-07T07:00:00Z');
    const mailings = createMailings(studio.store.database, studio.now);
    const counting = await mailings.claim({ week: '2026-12-07', dueMs: studio.clock.nowMs });
    expect(counting).not.toBeNull(); // …and the process stops before handing it over
    studio.clock.nowMs += 11 * 60_000;
    const again = await mailings.claim({ week: '2026-12-07', dueMs: studio.clock.nowMs });
    expect(await mailings.beginHanding(counting as NonNullable<typeof counting>)).toBe(false);
    expect(await mailings.beginHanding(again as NonNullable<typeof again>)).toBe(true); // …and stops while doing so
    studio.clock.nowMs += 11 * 60_000;
    expect(await studio.runOn()).toBe(0);
    expect((await studio.list(ANNA))[0]?.mailings).toMatchObject([{ state: 'uncertain' }]);
  });

  test('R-19 ends by its own link without a session, and for people without access', async () => {
    const [view] = await studio.list(ANNA);
    const [mail = ''] = await studio.mails();
    const [, key] = /List-Unsubscribe:\s*<[^>]*key=([\w-]+)>/.exec(mail.replace(/\r\n\s+/g, '')) ?? [];
    const stop = (given: string) =>
      studio.app.inject({ method: 'POST', url: `/api/mailings/unsubscribe?key=${given}` });
    expect((await stop('x')).statusCode).toBe(404);
    expect((await stop(key ?? '')).statusCode).toBe(200);
    expect((await studio.list(ANNA))[0]?.mailings).toEqual([]);

    await studio.order(view?.id ?? '', BIEL);
    await studio.store.database.update(staffUser).set({ status: 'disabled' });
    studio.clock.nowMs = Date.parse('2026-12-14T07:00:00Z');
    expect(await studio.runOn()).toBe(0);
    expect((await studio.list(ANNA))[0]?.mailings).toEqual([]);
    expect(await studio.mails()).toHaveLength(2);
  });

  test('R-19 of an analysis has its steps or weeks as a table, too; a view without figures is not sent', async () => {
    await studio.store.database.update(staffUser).set({ status: 'active' });
    studio.clock.nowMs = Date.parse('2026-11-23T10:00:00Z');
    const period = 'last7Days';
    const portada = { is: 'equals', dimension: 'page', value: 'portada' };
    const politics = { is: 'equals', dimension: 'section', value: 'política' };
    const sentOf = async (name: string, analysis: object | null): Promise<string[] | number> => {
      const { id } = (await studio.save(ANNA, { name, path: '/explora/embut', query: null, analysis })).json();
      const ordered = await studio.order(id, BIEL);
      if (ordered.statusCode !== 201) return ordered.statusCode;
      return (await studio.sentNow(ordered.json().id)).csv;
    };
    expect(await sentOf('Embut', { kind: 'funnel', query: { period, steps: [portada, politics] } })).toEqual([
      '\uFEFFstep,count,ofPrevious,ofFirst',
      '1,3,,1',
      '2,0,0,0',
    ]);
    const returned = await sentOf('Qui torna', { kind: 'retention', query: { period } });
    expect(returned).toContain('2026-11-09,0,1');
    expect(returned).toContain('2026-11-09,1,1');
    expect(await sentOf('Recorregut', { kind: 'flow', query: { period, value: 'portada', steps: 1 } })).toEqual([
      '\uFEFFstep,value,count',
      '-1,,3',
      '1,,3',
    ]);
    expect(await sentOf('Depurador', null)).toBe(400);
    expect(
      (await studio.save(ANNA, { query: null, analysis: { kind: 'flow', query: { period, value: 'x', steps: 9 } } }))
        .statusCode,
    ).toBe(400);
  });

  test('R-19 is in the language of its reader', async () => {
    const { database } = studio.store;
    const { id } = (await studio.save(ANNA, { name: 'Seccions' })).json();
    const ordered = (await studio.order(id, BIEL)).json();
    await database.update(staffUser).set({ language: 'en' }).where(eq(staffUser.email, BIEL));
    const { text } = await studio.sentNow(ordered.id);
    expect(text).toContain('1. Política: page views 2');
    expect(text).toContain('You get it every Monday because anna@tramuntana.example ordered it.');
    expect(text).not.toMatch(/setmana|pàgines/i);
  });
});
