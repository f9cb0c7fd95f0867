/** Lists of work by mail, over the real stores and mail files. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordAudit } from '../access/record-audit.ts';
import { createApiTokens } from '../api-tokens/api-tokens.ts';
import { createConsentProofs } from '../privacy/consent-proofs.ts';
import { EMPTY_REJECTED } from '../stores/events/event-rows.ts';
import { staffUser } from '../stores/operational/tables/account-tables.ts';
import { adCreative } from '../stores/operational/tables/advertising-tables.ts';
import { alertEvent, alertRule } from '../stores/operational/tables/alert-tables.ts';
import { auditLog } from '../stores/operational/tables/audit-table.ts';
import { parallelFigure } from '../stores/operational/tables/parallel-figure-table.ts';
import { createLibraryStore } from '../tag-library/library-store.ts';
import { aBuiltLibrary } from '../tag-library/testing/a-built-library.ts';
import { ANNA, BIEL, openSavedViews, SUITE } from './testing/open-saved-views.ts';

let studio: Awaited<ReturnType<typeof openSavedViews>>;
beforeAll(async () => {
  studio = await openSavedViews();
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.clock.nowMs = Date.parse('2026-11-23T10:00:00Z'); // Monday
});

const ADMINISTRATOR = { 'x-role': 'administrator' };
const saveList = async (path: string): Promise<string> =>
  (await studio.save(ANNA, { name: 'Llista', path, query: null })).json().id;
const sentOf = async (path: string) => {
  const ordered = await studio.order(await saveList(path), BIEL, ADMINISTRATOR);
  return studio.sentNow(ordered.json().id);
};
const setRole = (role: 'analyst' | 'administrator') => studio.store.database.update(staffUser).set({ role });
const IN_WEEK = '2026-11-18T10:00:00.000Z';
const OUTSIDE = ['2026-11-15T22:59:59.000Z', '2026-11-22T23:00:00.000Z']; // Sunday and Monday in Barcelona

describe('a list of work by mail every Monday', () => {
  test('R-19 has what there was in the week: its sum, its entries, and all of them as a file', async () => {
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
    const alerts = await sentOf('/alertes?conjunt=x');
    expect(alerts.csv).toEqual([
      '\uFEFFrule,suite,began,ended,value,usual,sections',
      expect.stringMatching(/^"Poques visites\r?$/),
      expect.stringContaining('tramuntana,2026-11-12T10:00:00.000Z,2026-11-15T23:00:00.000Z,0,40,política'),
      expect.stringMatching(/^"Poques visites\r?$/),
      expect.stringContaining('2026-11-22T22:30:00.000Z,,0,40,política'),
    ]);
    expect(alerts.text).not.toMatch(/^Bcc:/m);
    expect(alerts.text).toContain('1. Poques visites Bcc: x (tramuntana): ');
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
  });

  test('R-19 of ad files has those that could not be played, with the reason', async () => {
    const file = (key: string, problem: 'codec' | null, at: string) => ({
      ...{ key, problem, lengthS: 20, bytes: 0, times: 2, lastAt: new Date(at) },
      source: `https://ads.example/${key}.mp4`,
    });
    await studio.store.database
      .insert(adCreative)
      .values([file('a', 'codec', IN_WEEK), file('b', null, IN_WEEK), ...OUTSIDE.map((at) => file(at, 'codec', at))]);
    const { text, csv } = await sentOf('/anuncis/fitxers');
    expect(text).toContain('no es poden emetre: 1; que s’emeten: 1.');
    expect(text).toContain('1. https://ads.example/a.mp4: La imatge no és H.264 o el so no és AAC.');
    expect(csv.slice(1).sort()).toEqual([
      'https://ads.example/a.mp4,codec,20,2,2026-11-18T10:00:00.000Z',
      'https://ads.example/b.mp4,,20,2,2026-11-18T10:00:00.000Z',
    ]);
  });

  test('R-19 T-12 of the tag has the changes of the week and what is in force', async () => {
    const library = createLibraryStore(studio.store.database);
    const version = await library.publish(aBuiltLibrary({ 'a.js': '1' }), 'command', new Date(IN_WEEK));
    await library.publish(aBuiltLibrary({ 'a.js': '2' }), 'command', new Date(OUTSIDE[1] ?? ''));
    const { text, csv } = await sentOf('/etiqueta');
    expect(text).toContain('Canvis de versió: 3.');
    expect(text).toContain(`a producció hi ha la ${version.slice(0, 7)}`);
    expect(csv.slice(1).map((row) => row.split(',').slice(1))).toEqual(
      ['production', 'staging', 'development'].map((place) => [place, version, 'published', IN_WEEK, 'command']),
    );
  });

  test('R-07 R-19 lists for administrators are sent to nobody else, in numbers', async () => {
    const { database } = studio.store;
    const proofs = createConsentProofs(database);
    const choice = (key: string, at: string, of: string) =>
      proofs.store(
        { choice: of, previous: null, asked: 'banner', words: '0123456789ab', rules: null, visitor: null, key },
        new Date(at),
      );
    await choice('k1', IN_WEEK, '1.111');
    await choice('k2', '2026-11-22T22:59:00Z', '1.000');
    for (const at of OUTSIDE) await choice(at, at, '1.111');
    await createApiTokens(database, studio.now).create({ name: 'Quadre', scopes: ['reports'], days: 7 }, ANNA);
    await database.delete(auditLog);
    await recordAudit(database, { action: 'privacy.erased', by: ANNA, subject: 'pseudònim', address: '192.0.2.7' });
    await database.update(auditLog).set({ at: new Date(IN_WEEK) });
    await setRole('administrator');

    const privacy = await sentOf('/privadesa?periode=7d');
    expect(privacy.text).toContain('Tries: 2.');
    expect(privacy.text).toContain('Visitants esborrats: 1');
    expect(privacy.csv.filter((row) => !row.endsWith(',0,0'))).toEqual([
      '\uFEFFday,accepted,refused,partly,first,changed',
      '2026-11-18,1,0,0,1,0',
      '2026-11-22,0,1,0,1,0',
    ]);
    expect(privacy.csv).toHaveLength(1 + 7);
    const tokens = await sentOf('/tokens');
    expect(tokens.text).toContain('Tokens en vigor: 1; caduquen abans de 14 dies: 1.');
    expect(tokens.csv[1]).toMatch(/^Quadre,active,reports,anna@/);
    const staff = await sentOf('/equip');
    expect(staff.text).toContain('Persones que poden entrar a l’estudi: 2; sense segon factor: 2.');
    expect(staff.csv).toHaveLength(1 + 3);
    const audit = await sentOf('/auditoria?persona=x');
    expect(audit.text).toContain('Entrades del registre: 1.');
    expect(audit.csv).toEqual(['\uFEFFday,actor,action,entries', `2026-11-18,${ANNA},privacy.erased,1`]);
    expect(audit.text).not.toContain('192.0.2');
  });

  test('R-19 every list is in the language of its reader', async () => {
    const { database } = studio.store;
    await database.update(staffUser).set({ language: 'en', role: 'administrator' });
    for (const [path, sentence] of [
      ['/alertes', /Alerts: 2, of which 1 still lasts\.[\s\S]*16 Nov 2026, 00:00\n[\s\S]*– still lasts/],
      ['/rebutjats', /Rejected events: 3\.[\s\S]*A field it needs cannot be read: 2/],
      [
        `/en-paral-lel?conjunt=${SUITE}`,
        /The figures of both servers:[\s\S]*Page views: 1 here, 2 there; 1 were expected \(1 day\)/,
      ],
      ['/experiments', /No experiment was running\./],
      ['/anuncis/fitxers', /Ad files that cannot be played: 1; that are played: 1\.[\s\S]*The picture is not H\.264/],
      [
        '/etiqueta',
        /Changes of version: 3\.[\s\S]* is in production[\s\S]*, published, production, 18 Nov 2026, 11:00/,
      ],
      ['/privadesa', /Choices: 2\.[\s\S]*Accept everything: 1/],
      ['/tokens', /Valid tokens: 1; that expire within 14 days: 1\.[\s\S]*last used, never; expires/],
      [
        '/equip',
        /People who can enter the studio: 2; without a second factor: 2\.[\s\S]*\(administrator\): no open session/,
      ],
      ['/auditoria', /Entries in the log: 1\./],
    ] as const) {
      const { text } = await sentOf(path);
      expect(text).toMatch(sentence);
      expect(text, path).toMatch(/^Llista, 16 to 22 November$/m);
      expect(text, path).not.toMatch(/fitxer adjunt|dilluns|estudi\b(?!\/)/);
    }
    await database.update(staffUser).set({ language: 'ca', role: 'analyst' });
  });

  test('R-08 R-19 a list for administrators is neither ordered by others nor sent to them, also after a change of role', async () => {
    const view = await saveList('/auditoria?accio=x');
    await setRole('administrator');
    const refused = await studio.order(view, BIEL);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'notAllowed']);
    const ordered = await studio.order(view, BIEL, ADMINISTRATOR);
    expect(ordered.statusCode).toBe(201);
    await setRole('analyst');
    const other = await studio.order(view, ANNA, ADMINISTRATOR);
    expect([other.statusCode, other.json().code]).toEqual([400, 'recipientNotAllowed']);
    const before = await studio.mails();
    const now = await studio.send('POST', `/api/mailings/${ordered.json().id}/send`, ANNA);
    expect([now.statusCode, now.json().code]).toEqual([409, 'recipientNotAllowed']);
    await setRole('administrator');
    await studio.order(view, BIEL, ADMINISTRATOR);
    await setRole('analyst');
    studio.clock.nowMs = Date.parse('2026-11-30T07:00:00Z');
    await studio.runOn();
    const sent = (await studio.mails()).filter((mail) => !before.includes(mail));
    expect(sent.filter((mail) => mail.includes('Entrades'))).toEqual([]);
    expect((await studio.list(ANNA)).find(({ id }) => id === view)?.mailings).toEqual([]);
  });
});
