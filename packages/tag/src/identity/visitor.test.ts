import { createHash } from 'node:crypto';
import { type CrossDomainIds, settingsDigest } from '@sintonia/wire';
import { describe, expect, test } from 'vitest';
import { fakeWindow } from '../testing/fake-window.ts';
import { documentCookies } from '../transport/cookie-jar.ts';
import { toCustomerIds } from './customer-id-input.ts';
import { VISITOR_VERSION } from './identity-calls.ts';
import { createVisitor } from './visitor.ts';

const VISITOR_ID = '20000000000000000000000000000000000001';
const DAY_MS = 86_400_000;
const answers: Record<string, string> = {
  MC: JSON.stringify({ d_mid: VISITOR_ID, dcs_region: 6, d_blob: 'b-1', id_sync_ttl: 604800, d_ottl: 7200 }),
  A: JSON.stringify({ id: '2F0A-6000' }),
  AAM: JSON.stringify({ d_mid: VISITOR_ID, dcs_region: 7, d_blob: 'b-2' }),
};

function aVisitor({
  cookies = {},
  nowMs = 1_795_221_542_000,
  analyticsIdServer = '',
  down = '',
  linkedIds = undefined as CrossDomainIds | undefined,
  mayIdentify = (): boolean => true,
  mayJoin = (): boolean => true,
} = {}) {
  const page = fakeWindow('https://www.media.example/', cookies);
  const request: URL[] = [];
  const visitor = createVisitor(
    {
      organisationId: 'X@Y',
      idServer: 'https://id.media.example',
      analyticsIdServer: analyticsIdServer || undefined,
    },
    {
      cookies: documentCookies(page.window),
      mayIdentify,
      mayJoin,
      get: async (url) => {
        request.push(new URL(url));
        const group = new URL(url).searchParams.get('d_fieldgroup') ?? '';
        return down.includes(group) ? undefined : answers[group];
      },
      nowMs: () => nowMs,
      random: () => 0.5,
      linkedIds: () => linkedIds,
    },
  );
  const groups = () => request.map((url) => url.searchParams.get('d_fieldgroup'));
  return { ...page, visitor, request, groups };
}

describe('visitor (I-01, I-02)', () => {
  test('I-01 makes one call on a first visit without an analytics server, with its time stamp last', async () => {
    const { visitor, request } = aVisitor();
    expect(await visitor.ids()).toEqual({
      visitorId: VISITOR_ID,
      region: '6',
      blob: 'b-1',
      customerIds: [],
      isOptedOut: false,
    });
    expect(request.map(String)).toEqual([
      'https://id.media.example/id?d_visid_ver=sintonia-1&d_fieldgroup=MC&d_rtbd=json&d_ver=2&d_orgid=X%40Y&d_nsid=0&ts=1795221542000',
    ]);
  });

  test('I-01 requests and stores nothing before ids are needed, and makes one call for many requests', async () => {
    const { visitor, request, cookieWrites } = aVisitor();
    expect(cookieWrites).toEqual([]);
    await Promise.all([visitor.ids(), visitor.ids(), visitor.ids()]);
    expect(request).toHaveLength(1);
  });

  test('I-01 calls MC, then A, then AAM when there are customer ids, with an analytics server', async () => {
    const { visitor, request, groups } = aVisitor({ analyticsIdServer: 'https://metrics.media.example' });
    visitor.setCustomerIds([{ key: 'userid', id: 'u-123', authState: 1 }]);
    const ids = await visitor.ids();
    expect(groups()).toEqual(['MC', 'A', 'AAM']);
    expect(request[1]?.href).toMatch(/^https:\/\/metrics\.media\.example\/id\?.*&mcorgid=X%40Y&mid=2000.*&ts=\d+$/);
    expect(request[2]?.searchParams.getAll('d_cid_ic')).toEqual(['AVID\u00012F0A-6000', 'userid\u0001u-123\u00011']);
    expect(ids).toMatchObject({ analyticsId: '2F0A-6000', region: '7', blob: 'b-2' });
  });

  test('T-06 takes ids of a link as recorded: no first call, then the profile with them', async () => {
    const linkedIds = { visitorId: '1'.repeat(38), analyticsId: '2F0A-6000' };
    const { visitor, request, groups } = aVisitor({
      linkedIds,
      analyticsIdServer: 'https://metrics.media.example',
    });
    expect(await visitor.ids()).toMatchObject({ visitorId: '1'.repeat(38), analyticsId: '2F0A-6000', region: '7' });
    expect(groups()).toEqual(['AAM']);
    expect(request[0]?.searchParams.get('d_mid')).toBe('1'.repeat(38));
    const known = aVisitor({ linkedIds, cookies: { 'AMCV_X%40Y': encodeURIComponent(`1|MCMID|${VISITOR_ID}`) } });
    expect(await known.visitor.ids()).toMatchObject({ visitorId: VISITOR_ID });
  });

  test('I-01 generates the id locally when the server is down, stores it and uses it from then on', async () => {
    const { visitor, cookies } = aVisitor({ down: 'MC AAM' });
    const { visitorId } = await visitor.ids();
    expect(visitorId).toMatch(/^\d{38}$/);
    expect((await visitor.ids()).visitorId).toBe(visitorId);
    expect(decodeURIComponent(cookies.get('AMCV_X%40Y') ?? '')).toContain(`MCMID|${visitorId}`);
  });

  test('I-01 requests stale region and blob, or those of a new session, again with the stored id', async () => {
    const first = aVisitor();
    await first.visitor.ids();
    const stored = Object.fromEntries(first.cookies);
    const sameDay = aVisitor({ cookies: stored });
    await sameDay.visitor.ids();
    expect(sameDay.groups()).toEqual([]);
    const later = aVisitor({ cookies: stored, nowMs: 1_795_221_542_000 + 8 * DAY_MS });
    expect(await later.visitor.ids()).toMatchObject({ visitorId: VISITOR_ID, region: '7' });
    expect(later.groups()).toEqual(['AAM']);
    const { 'AMCVS_X%40Y': _, ...withoutSession } = stored;
    const newSession = aVisitor({ cookies: withoutSession });
    await newSession.visitor.ids();
    expect(newSession.groups()).toEqual(['AAM']);
  });

  test('I-01 takes over an id stored by the incumbent’s client', async () => {
    const value = encodeURIComponent(`1075005958|MCIDTS|20779|MCMID|${VISITOR_ID}|MCAAMLH-9999999999|6|vVersion|4.4.1`);
    const { visitor, groups } = aVisitor({ cookies: { 'AMCV_X%40Y': value } });
    expect((await visitor.ids()).visitorId).toBe(VISITOR_ID);
    expect(groups()).toEqual(['AAM']);
  });

  test('I-02 reports the same customer ids once, changed ones again', async () => {
    const { visitor, groups } = aVisitor();
    const ids = [{ key: 'userid', id: 'u-1', authState: 1 }] as const;
    visitor.setCustomerIds(ids);
    await visitor.ids();
    visitor.setCustomerIds([...ids]);
    await visitor.ids();
    expect(groups()).toEqual(['MC', 'AAM']);
    visitor.setCustomerIds([{ ...ids[0], authState: 2 }]);
    await visitor.ids();
    expect(groups()).toEqual(['MC', 'AAM', 'AAM']);
  });

  test('I-02 reports no customer ids after an opt-out', async () => {
    const digest = settingsDigest(VISITOR_VERSION, 'https://id.media.example');
    const cookie = encodeURIComponent(`${digest}|MCMID|${VISITOR_ID}|MCAAMLH-9999999999|6|MCOPTOUT-9999999999s|global`);
    const { visitor, groups } = aVisitor({ cookies: { 'AMCV_X%40Y': cookie, 'AMCVS_X%40Y': '1' } });
    await visitor.ids();
    visitor.setCustomerIds([{ key: 'userid', id: 'u-1', authState: 1 }]);
    expect((await visitor.ids()).isOptedOut).toBe(true);
    expect(groups()).toEqual([]);
  });

  test('C-06 ignores an answer after a refusal, and lets the server delete the cookie that came with it', async () => {
    const page = aVisitor({
      mayIdentify: () => page.request.length === 0,
      analyticsIdServer: 'https://metrics.media.example',
    });
    const { visitor, cookieWrites, request } = page;
    visitor.setCustomerIds([{ key: 'userid', id: 'u-1', authState: 1 }]);
    const none = { customerIds: [], isOptedOut: true };
    expect([await visitor.ids(), visitor.idsNow(), await visitor.ids()]).toEqual([none, none, none]);
    expect(request.map(({ pathname }) => pathname)).toEqual(['/id', '/optOutStatus']);
    expect(cookieWrites).toEqual([]);
  });

  test('C-06 notifies the server from the tab that refuses, also where another tab has deleted the ids already', async () => {
    const { visitor, request } = aVisitor();
    visitor.forget(true, false);
    expect(request).toEqual([]);
    await visitor.ids();
    visitor.forget(false, true);
    expect(request).toHaveLength(1);
    await visitor.ids();
    visitor.forget(true, false);
    visitor.forget(true, false);
    expect(request.slice(1).map(({ pathname }) => pathname)).toEqual(['/optOutStatus']);
  });

  test('C-06 requests ids again after renewed consent, also where another tab notified the server', async () => {
    let mayIdentify = true;
    const { visitor, cookies, groups } = aVisitor({ mayIdentify: () => mayIdentify });
    await visitor.ids();
    mayIdentify = false;
    cookies.clear(); // by the other tab
    visitor.forget(false, false);
    mayIdentify = true;
    expect(await visitor.ids()).toMatchObject({ visitorId: VISITOR_ID });
    expect(groups()).toEqual(['MC', 'MC']);
  });

  test('C-02 neither gives, sends nor stores customer ids without consent to audience measurement', async () => {
    let mayJoin = false;
    const { visitor, groups, cookies } = aVisitor({ mayJoin: () => mayJoin });
    const stored = () => decodeURIComponent(cookies.get('AMCV_X%40Y') ?? '');
    visitor.setCustomerIds([{ key: 'userid', id: 'u-1', authState: 1 }]);
    expect((await visitor.ids()).customerIds).toEqual([]);
    expect([groups(), stored().includes('MCCIDH')]).toEqual([['MC'], false]);
    mayJoin = true;
    visitor.setCustomerIds([]);
    expect((await visitor.ids()).customerIds).toHaveLength(1);
    expect([groups(), stored().includes('MCCIDH')]).toEqual([['MC', 'AAM'], true]);
    mayJoin = false;
    visitor.forgetPerson();
    expect([visitor.idsNow().customerIds, stored().includes('MCCIDH')]).toEqual([[], false]);
    expect(stored()).toContain(VISITOR_ID);
  });

  test('I-02 rejects empty or non-text codes and values with a warning, and hashes the trimmed lower case with SHA-256', async () => {
    const warned: string[] = [];
    const input = {
      correu: { id: '  Anna@Exemple.cat ', authState: 1, hashType: 'SHA-256' },
      buit: { id: '' },
      numero: { id: 7 },
      '': { id: 'x' },
    };
    const ids = await toCustomerIds(input as never, (message) => warned.push(message));
    const hash = createHash('sha256').update('anna@exemple.cat').digest('hex');
    expect(ids).toEqual([{ key: 'correu', id: hash, authState: 1 }]);
    expect(warned).toHaveLength(3);
    expect(warned[0]).toContain('«buit»');
  });
});
