/** Weekly mails of saved views over the real stores and mail files. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAudit } from '../accounts/audit/audit-query.ts';
import type { Mailer } from '../mail/mailer.ts';
import { EMPTY_REJECTED } from '../stores/events/event-rows.ts';
import { staffUser } from '../stores/operational/tables/account-tables.ts';
import { alertEvent, alertRule } from '../stores/operational/tables/alert-tables.ts';
import { parallelFigure } from '../stores/operational/tables/parallel-figure-table.ts';
import { createMailings } from './mailings.ts';
import { ANNA, BIEL, openSavedViews, SUITE } from './testing/open-saved-views.ts';

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
      const before = await studio.mails();
      expect((await studio.send('POST', `/api/mailings/${ordered.json().id}/send`, ANNA)).statusCode).toBe(200);
      const [mail = ''] = (await studio.mails()).filter((one) => !before.includes(one));
      const [, csv = ''] = /filename=[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(mail) ?? [];
      return Buffer.from(csv, 'base64').toString().trimEnd().split('\r\n');
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

  test('R-19 of a list of work has what there was in the week: its sum, its entries, and all of them as a file', async () => {
    studio.clock.nowMs = Date.parse('2026-11-23T10:00:00Z');
    const { database } = studio.store;
    const rule = {
      ...{ id: 'r1', name: 'Poques visites\r\nBcc: x', watch: { kind: 'silence' as const }, suite: SUITE, isOn: true },
      ...{ recipients: [], quiet: null, createdBy: ANNA, createdAt: studio.now(), studioOrigin: '' },
    };
    await database.insert(alertRule).values(rule);
    const alert = (id: string, beganAt: string, endedAt: string | null) => ({
      ...{ id, ruleId: 'r1', beganAt: new Date(beganAt), endedAt: endedAt === null ? null : new Date(endedAt) },
      ...{ value: 0, usual: 40, sections: ['política'], clear: 0 },
    });
    await database.insert(alertEvent).values([
      alert('before', '2026-11-12T10:00:00Z', '2026-11-15T22:59:59Z'), // Sunday 23:59 in Barcelona
      alert('into', '2026-11-12T10:00:00Z', '2026-11-15T23:00:00Z'),
      alert('lasting', '2026-11-22T22:30:00Z', null),
      alert('after', '2026-11-22T23:00:00Z', '2026-11-23T01:00:00Z'),
    ]);
    const rejected = (at: string, reason: 'badValue' | 'truncated') => ({
      ...{ ...EMPTY_REJECTED, event_id: at, received_at: at, reason, protocol: 'analytics' as const },
      ...{ field: 'ts', path: '/b/ss/x?mid=secret', raw: 'secret' },
    });
    await studio.events.insert('rejected', [
      rejected('2026-11-15T22:59:00.000Z', 'badValue'),
      rejected('2026-11-16T10:00:00.000Z', 'badValue'),
      rejected('2026-11-16T11:00:00.000Z', 'badValue'),
      rejected('2026-11-17T10:00:00.000Z', 'truncated'),
    ]);
    const theirs = { suite: SUITE, metric: 'pageviews' as const, givenAt: studio.now(), givenBy: ANNA };
    await database.insert(parallelFigure).values([{ ...theirs, day: '2026-11-16', value: 2 }]);
    const sentOf = async (path: string): Promise<{ text: string; csv: string[] }> => {
      const { id } = (await studio.save(ANNA, { name: 'Llista', path, query: null })).json();
      const ordered = await studio.order(id, BIEL);
      const before = await studio.mails();
      expect((await studio.send('POST', `/api/mailings/${ordered.json().id}/send`, ANNA)).statusCode).toBe(200);
      const [mail = ''] = (await studio.mails()).filter((one) => !before.includes(one));
      const parts = [...mail.matchAll(/base64[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/g)].map(([, part = '']) =>
        Buffer.from(part, 'base64').toString(),
      );
      const { text = '', csv = '' } = { text: mail, csv: parts.at(-1) };
      return { text, csv: csv.trimEnd().split('\r\n') };
    };
    const alerts = await sentOf('/alertes?conjunt=x');
    expect(alerts.csv).toEqual([
      '\uFEFFrule,began,ended,value,usual,sections',
      expect.stringMatching(/^"Poques visites\r?$/),
      expect.stringContaining('2026-11-12T10:00:00.000Z,2026-11-15T23:00:00.000Z,0,40,política'),
      expect.stringMatching(/^"Poques visites\r?$/),
      expect.stringContaining('2026-11-22T22:30:00.000Z,,0,40,política'),
    ]);
    expect(alerts.text).not.toMatch(/^Bcc:/m);
    const { text, csv } = await sentOf('/rebutjats');
    expect(text + csv.join('')).not.toContain('secret');
    expect(csv).toEqual([
      '\uFEFFday,protocol,reason,field,events',
      '2026-11-16,analytics,badValue,ts,2',
      '2026-11-17,analytics,truncated,ts,1',
    ]);
    const parallel = await sentOf(`/en-paral-lel?periode=7d&conjunt=${SUITE}`);
    expect((await sentOf('/en-paral-lel?conjunt=%27%3B--')).csv).toContain('2026-11-16,pageviews,0,0,');
    expect(parallel.csv).toContain('2026-11-16,pageviews,1,1,2');
    expect(parallel.csv).toHaveLength(1 + 7 * 6);
    expect((await sentOf('/experiments')).text).not.toContain('filename=');
    const { id } = (await studio.save(ANNA, { name: 'Registre', path: '/auditoria', query: null })).json();
    expect((await studio.order(id, BIEL)).statusCode).toBe(400);
  });
});
