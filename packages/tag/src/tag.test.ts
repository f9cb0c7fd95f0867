import { decodeHit, type Hit } from '@sintonia/wire';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aRuleSet, audienceRule } from './testing/a-rule-set.ts';
import { aTag, SETTINGS } from './testing/a-tag.ts';
import { type FakeAnswers, fakeWindow, type SentRequest } from './testing/fake-window.ts';

const VISITOR_ID = '20000000000000000000000000000000000001';
const ANSWER = JSON.stringify({ d_mid: VISITOR_ID, dcs_region: 6, d_blob: 'b-1', d_optout: [], id_sync_ttl: 604800 });
const PAGE = 'https://media.example/noticia/7/mar/?ext=butlleti&int=Caixa&correu=a@b.cat#comentaris';
const ACCEPT = { analytics: true, audience: true, personalisation: false };
const REFUSE = { analytics: false, audience: false, personalisation: false };

const settle = () => vi.waitFor(() => new Promise((resolve) => setTimeout(resolve, 5)));

function aPage(cookies: Record<string, string> = {}, answers: FakeAnswers = {}) {
  const page = fakeWindow(PAGE, cookies, { identity: () => ANSWER, ...answers });
  const tag = aTag(page.window, { rules: aRuleSet(audienceRule) });
  tag.setPage({ pageName: 'noticia/7', section: 'esports', user: { userId: 'u-9' } });
  return { tag, ...page };
}

function hitOf({ url, body }: SentRequest): Hit {
  const { pathname, search } = new URL(url);
  const decoded = decodeHit(pathname, body ?? search);
  if (!decoded.ok) throw new Error(decoded.reason);
  expect(decoded.unknown).toEqual([]);
  expect(decoded.bad).toEqual([]);
  return decoded.hit;
}
const isHit = ({ url }: SentRequest) => url.includes('/b/ss/');

afterEach(() => void vi.restoreAllMocks());

describe('tag on a page', () => {
  test('C-06 sends nothing and stores nothing before a choice', async () => {
    const { tag, sent, cookieWrites } = aPage();
    tag.pageView();
    tag.track('scCompartir', { socialAction: 'copia' });
    await settle();
    expect(tag.consent.status()).toBe('unknown');
    expect(sent).toEqual([]);
    expect(cookieWrites).toEqual([]);
  });

  test('C-07 sends exactly one exempt page view on a refusal, without cookies, ids or anything of the device', async () => {
    const { tag, sent, cookies } = aPage();
    tag.pageView();
    tag.track('scCompartir', { socialAction: 'copia' });
    tag.consent.choose(REFUSE);
    tag.track('scClicBoto', {});
    await settle();
    expect(sent.map(({ how }) => how)).toEqual(['getWithoutCookies']);
    const hit = hitOf(sent[0] as SentRequest);
    expect(hit).toMatchObject({
      pageName: 'noticia/7',
      url: 'https://media.example/noticia/7/mar/',
      referrer: 'https://www.cercadors.example',
      events: ['event1'],
      context: { consent: 'none' },
    });
    expect(hit.variables).toMatchObject({ c1: 'esports' });
    const forbidden = ['visitorId', 'analyticsId', 'fallbackId', 'customerIds', 'screen', 'windowWidth', 'colourDepth'];
    for (const name of forbidden) expect(hit).not.toHaveProperty(name);
    expect(sent[0]?.url).not.toMatch(/u-9|correu|secret|1280|1440/);
    expect([...cookies.keys()]).toEqual(['sintonia_consent']);
  });

  test('C-07 counts a page that is left without a choice once, like a refused one, and stores nothing', async () => {
    const { tag, sent, cookieWrites, fire } = aPage();
    tag.pageView();
    tag.track('scCompartir', { socialAction: 'copia' });
    fire('pagehide');
    fire('pagehide');
    await settle();
    expect(sent.map(({ how }) => how)).toEqual(['getWithoutCookies']);
    const hit = hitOf(sent[0] as SentRequest);
    expect(hit).toMatchObject({ pageName: 'noticia/7', events: ['event1'], context: { consent: 'none' } });
    for (const name of ['visitorId', 'analyticsId', 'customerIds', 'screen']) expect(hit).not.toHaveProperty(name);
    expect(cookieWrites).toEqual([]);
  });

  test('C-07 a page that returns after it was left without a choice is viewed once more, with the id on consent', async () => {
    const { tag, sent, fire } = aPage();
    tag.pageView();
    fire('pagehide', { persisted: true });
    fire('pageshow', { persisted: true });
    tag.consent.choose(ACCEPT);
    await settle();
    expect(sent.filter(isHit).map(({ how, url }) => [how, url.includes('mid=')])).toEqual([
      ['getWithoutCookies', false],
      ['image', true],
    ]);
  });

  test('C-07 requests an id on consent, then sends what waited, in order and with the id', async () => {
    const { tag, sent, cookies, goTo } = aPage();
    tag.pageView();
    goTo('https://media.example/cercador/?q=temps');
    tag.setPage({ pageName: 'cercador', searchKeywords: 'temps', searchResults: 3 });
    tag.pageView();
    tag.consent.choose(ACCEPT);
    await settle();
    expect(sent.map(({ how }) => how)).toEqual(['get', 'image', 'image']);
    expect(sent[0]?.url).toMatch(/^https:\/\/media\.example\/id\?d_visid_ver=.+&d_fieldgroup=MC&.+&ts=\d+$/);
    const [first, second] = sent.filter(isHit).map(hitOf);
    expect(first).toMatchObject({
      visitorId: VISITOR_ID,
      region: '6',
      audienceBlob: 'b-1',
      pageName: 'noticia/7',
      url: PAGE,
      referrer: 'https://www.cercadors.example/?q=secret',
      campaign: 'butlleti',
      currency: 'EUR',
      charset: 'UTF-8',
      screen: '1440x900',
      windowWidth: 1280,
      organisationId: SETTINGS.organisationId,
      variables: { c1: 'esports', c2: 'No informat', v27: 'Caixa', v28: '1280x720', v24: 'u-9' },
    });
    expect(second).toMatchObject({
      events: ['event1', 'event2'],
      referrer: PAGE,
      variables: { v20: 'temps', c21: '3' },
    });
    expect(second?.previousTookMs).toBeTypeOf('number');
    expect(decodeURIComponent(cookies.get('AMCV_7A51C0DE5EED0001F00DCAFE%40SintoniaOrg') ?? '')).toContain(
      `|MCMID|${VISITOR_ID}|`,
    );
  });

  test('C-04 stores the choice for the period of § 9, readable by the server', () => {
    const { tag, cookieWrites } = aPage();
    tag.consent.choose(ACCEPT);
    expect(cookieWrites).toEqual(['sintonia_consent=1.110;max-age=33696000;path=/;samesite=lax;secure']);
    expect(tag.consent.choice()).toEqual(ACCEPT);
  });

  test('C-06 deletes identifiers on withdrawal, stops sending and lets the server forget', async () => {
    const { tag, sent, cookies } = aPage({ sintonia_consent: '1.111', s_fid: 'x', s_ecid: 'y', altra: 'z' });
    tag.pageView();
    await settle();
    expect(cookies.size).toBeGreaterThan(4);
    sent.length = 0;
    tag.consent.choose(REFUSE);
    tag.track('scClicBoto', {});
    await settle();
    expect([...cookies.keys()].sort()).toEqual(['altra', 'sintonia_consent']);
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/optOutStatus']);
    tag.pageView();
    await settle();
    expect(sent.filter(isHit).map(hitOf)).toMatchObject([{ context: { consent: 'none' } }]);
  });

  test('C-06 follows a refusal given on a page without scripts when the next page loads', async () => {
    const { sent, cookies } = aPage({ sintonia_consent: '1.000', 'AMCV_X%40Y': '1' });
    await settle();
    expect([...cookies.keys()]).toEqual(['sintonia_consent']);
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/optOutStatus']);
    const later = aPage(Object.fromEntries(cookies));
    await settle();
    expect(later.sent).toEqual([]);
  });

  test('C-06 sends, requests, generates and stores nothing after a refusal in another tab, without a notification', async () => {
    const { tag, cookies, cookieWrites, sent, fire } = aPage({ sintonia_consent: '1.100' });
    tag.pageView();
    await settle();
    const received: unknown[] = [];
    tag.consent.onChange((choice) => received.push(choice));
    sent.length = cookieWrites.length = 0;
    cookies.clear(); // as the other tab leaves them
    cookies.set('sintonia_consent', '1.000');
    tag.track('scDVR', {});
    expect(tag.measurement().marketingCloudVisitorID).toBeUndefined();
    await settle();
    fire('pagehide');
    await settle();
    expect(received).toEqual([REFUSE]);
    expect(sent).toEqual([]);
    expect(cookieWrites).toEqual([]);
  });

  test('C-06 drops a waiting hit when another tab refuses, also as a beacon', async () => {
    const { tag, cookies, sent, fire } = aPage({ sintonia_consent: '1.100' }, { areImagesAnswered: () => false });
    tag.pageView();
    tag.track('scDVR', {});
    await settle();
    expect(sent.filter(isHit)).toHaveLength(1);
    cookies.set('sintonia_consent', '1.000');
    fire('pagehide');
    expect(sent.filter(isHit)).toHaveLength(1);
  });

  test('C-01 notices a choice in another tab through the cookie store, or within a second without one', async () => {
    const store = new EventTarget();
    const following = [
      { cookieStore: store, notify: () => store.dispatchEvent(new Event('change')) },
      { cookieStore: undefined, notify: () => vi.advanceTimersByTime(1000) },
    ];
    vi.useFakeTimers();
    for (const { cookieStore, notify } of following) {
      const page = fakeWindow(PAGE, {}, { identity: () => ANSWER });
      Object.assign(page.window, { cookieStore });
      const tag = aTag(page.window);
      const received: unknown[] = [];
      tag.consent.onChange((choice) => received.push(choice));
      page.cookies.set('sintonia_consent', '1.110');
      notify();
      expect(received).toEqual([ACCEPT]);
    }
    vi.useRealTimers();
  });

  test('I-01 requests nothing on later pages while the cookie is fresh', async () => {
    const first = aPage({ sintonia_consent: '1.100' });
    first.tag.pageView();
    await settle();
    const later = aPage(Object.fromEntries(first.cookies));
    later.tag.pageView();
    await settle();
    expect(later.sent.map(({ how }) => how)).toEqual(['image']);
    expect(hitOf(later.sent[0] as SentRequest).visitorId).toBe(VISITOR_ID);
  });

  test('I-01 generates and stores the id without an identity server', async () => {
    const { tag, sent } = aPage({ sintonia_consent: '1.100' }, { identity: () => undefined });
    tag.pageView();
    tag.track('scDVR', {});
    await settle();
    const ids = sent.filter(isHit).map((request) => hitOf(request).visitorId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^\d{38}$/);
    expect(ids[1]).toBe(ids[0]);
  });

  test('I-01 does not measure a visitor who opted out globally', async () => {
    const optedOut = JSON.stringify({ d_mid: VISITOR_ID, d_optout: ['global'] });
    const { tag, sent } = aPage({ sintonia_consent: '1.100' }, { identity: () => optedOut });
    tag.pageView();
    await settle();
    expect(sent.filter(isHit)).toEqual([]);
  });

  test('C-02 identifies a signed-in person to nobody without consent to audience measurement, whatever waits', async () => {
    const { tag, sent, cookies } = aPage({ sintonia_consent: '1.100' }, { areImagesAnswered: () => false });
    tag.setPage({ pageName: 'p', user: { userId: 'u-9', bigDataId: 'b-9', loggedIn: true } });
    tag.setCustomerIds({ crm: { id: 'c-9' } });
    tag.pageView();
    tag.track('scDVR', {});
    await settle();
    const text = () => JSON.stringify(sent.map(({ url, body }) => [decodeURIComponent(url), body]));
    expect(text()).not.toMatch(/u-9|b-9|c-9/);
    expect(hitOf(sent.find(isHit) as SentRequest).variables).toMatchObject({ v24: 'No informat', v25: 'No Informat' });
    tag.consent.choose(ACCEPT);
    await settle();
    expect(text()).toMatch(/d_cid_ic=[^"]*u-9/);
    expect(decodeURIComponent(String([...cookies]))).toContain('MCCIDH');
    tag.consent.choose({ ...ACCEPT, audience: false });
    const before = sent.length;
    tag.pageView();
    await settle();
    expect(JSON.stringify(sent.slice(before))).not.toMatch(/u-9|b-9|c-9/);
    expect(decodeURIComponent(String([...cookies]))).not.toContain('MCCIDH');
  });

  test('C-01 counts a visitor who refuses and then consents on the same page there, once, and not for earlier pages', async () => {
    const { tag, sent } = aPage();
    tag.pageView();
    tag.consent.choose(REFUSE);
    tag.setPage({ pageName: 'segona' });
    tag.pageView();
    tag.consent.choose({ ...REFUSE, audience: true });
    tag.consent.choose(ACCEPT);
    await settle();
    tag.consent.choose(REFUSE);
    tag.consent.choose(ACCEPT);
    await settle();
    const hits = sent.filter(isHit).map(hitOf);
    expect(hits.map(({ pageName, context }) => [pageName, context?.consent])).toEqual([
      ['noticia/7', 'none'],
      ['segona', 'none'],
      ['segona', undefined],
    ]);
  });

  test('I-02 sends a signed-in visitor’s id to the identity server once, and in the hit', async () => {
    const { tag, sent } = aPage({ sintonia_consent: '1.110' });
    tag.setPage({ pageName: 'p', user: { userId: 'u-9', loggedIn: true } });
    tag.pageView();
    tag.pageView();
    await settle();
    const groups = sent.flatMap(({ url }) => new URL(url).searchParams.get('d_fieldgroup') ?? []);
    expect(groups).toEqual(['MC', 'AAM']);
    expect(sent[1]?.url).toContain('d_cid_ic=userid%01u-9%011');
    expect(hitOf(sent.find(isHit) as SentRequest).customerIds).toEqual({ 'userid.id': 'u-9', 'userid.as': '1' });
  });

  test('D-05 reports a sign-out in a single-page navigation as logged out, and never the lack of an id', async () => {
    const { tag, sent } = aPage({ sintonia_consent: '1.110' });
    const view = (user: object) => {
      tag.setPage({ pageName: 'p', user });
      tag.pageView();
    };
    view({ loggedIn: true });
    view({ userId: 'u-9', loggedIn: true });
    await settle();
    view({ loggedIn: false });
    await settle();
    const reported = sent.flatMap(({ url }) => new URL(url).searchParams.getAll('d_cid_ic'));
    expect(reported).toEqual(['userid\u0001u-9\u00011', 'userid\u0001u-9\u00012']);
    expect(sent.filter(isHit).map((request) => hitOf(request).customerIds?.['userid.as'])).toEqual(['1', '1', '2']);
  });

  test('A-01 posts a hit that does not fit an address', async () => {
    const { tag, sent } = aPage({ sintonia_consent: '1.100' });
    tag.setPage({ pageName: 'p', themes: ['x'.repeat(2000)] });
    tag.pageView();
    await settle();
    const posted = sent.find(({ how }) => how === 'post');
    expect(posted?.url).not.toContain('?');
    expect(hitOf(posted as SentRequest).variables?.v30).toHaveLength(2000);
  });

  test('A-01 sends pending and waiting hits as beacons with the same bytes on leaving', async () => {
    const { tag, sent, fire } = aPage({ sintonia_consent: '1.100' }, { areImagesAnswered: () => false });
    tag.pageView();
    tag.track('scDescarregar', { linkUrl: 'https://media.example/a.pdf' });
    await settle();
    fire('pagehide');
    const [underWay, again, link] = sent.filter(isHit);
    expect(again).toEqual({ how: 'beacon', url: underWay?.url });
    expect(link?.how).toBe('beacon');
    expect(hitOf(link as SentRequest)).toMatchObject({ linkType: 'lnk_d', events: ['event5'], visitorId: VISITOR_ID });
  });

  test('A-01 counts a page that returns from the back/forward cache as one more page view', async () => {
    const { sent, fire } = aPage({ sintonia_consent: '1.100' });
    fire('pageshow', { persisted: false });
    fire('pageshow', { persisted: true });
    await settle();
    expect(sent.filter(isHit)).toHaveLength(1);
  });

  test('A-01 counts a prerendered page when it is shown', async () => {
    const { tag, window, sent, fire } = aPage({ sintonia_consent: '1.100' });
    Object.assign(window.document, { prerendering: true });
    tag.pageView();
    await settle();
    expect(sent).toEqual([]);
    Object.assign(window.document, { prerendering: false });
    fire('prerenderingchange');
    await settle();
    expect(sent.filter(isHit)).toHaveLength(1);
  });

  test('D-02 fills in defaults for fields that page code omitted', async () => {
    const { tag, window, sent } = aPage({ sintonia_consent: '1.100' });
    Object.assign(window, { digitalData: { page: { seccio: 'esports' } } });
    tag.pageView();
    await settle();
    expect(hitOf(sent.find(isHit) as SentRequest)).toMatchObject({
      pageName: 'noDisponible',
      variables: { c1: 'esports', c2: 'No informat', v24: 'No informat' },
    });
  });

  test('W-10 gives an error page type errorPage and no name', async () => {
    const { tag, sent } = aPage({ sintonia_consent: '1.100' });
    tag.setPage({ pageName: 'noticia/99', status: 'Error404' });
    tag.pageView();
    await settle();
    const hit = hitOf(sent.find(isHit) as SentRequest);
    expect(hit).toMatchObject({ pageType: 'errorPage', variables: { v1: 'errorPage', c5: 'Error404' } });
    expect(hit).not.toHaveProperty('pageName');
  });

  test('D-01 names a wrong field with its route in the console in development', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { window } = fakeWindow(PAGE);
    aTag(window, { settings: { environment: 'development' } }).setPage({ seccio: 'x' } as never);
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(warn).toHaveBeenCalledWith('[sintonia]', '/noticia/7/mar/: page.seccio is not a field of the data layer');
  });

  test('lets no exception reach the page', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { tag, window } = aPage({ sintonia_consent: '1.100' });
    Object.defineProperty(window, 'digitalData', {
      get: () => {
        throw new Error('of the page');
      },
    });
    expect(() => tag.pageView()).not.toThrow();
    expect(() => tag.setPage({})).not.toThrow();
    expect(() => tag.track('desconegut' as never, {})).not.toThrow();
    expect(warn).toHaveBeenCalled();
  });
});
