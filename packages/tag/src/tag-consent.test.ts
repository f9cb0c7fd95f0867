import { afterEach, describe, expect, test, vi } from 'vitest';
import { ACCEPT, ANSWER, aPage, hitOf, isHit, PAGE, REFUSE, settle, VISITOR_ID } from './testing/a-page.ts';
import { aTag, SETTINGS } from './testing/a-tag.ts';
import { fakeWindow, type SentRequest } from './testing/fake-window.ts';

afterEach(() => void vi.restoreAllMocks());

describe('tag and the choice of consent', () => {
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

  test.each([ACCEPT, REFUSE])(
    'S-06 says with each hit that it is of our own staff, and not who: %o',
    async (choice) => {
      const { tag, sent } = aPage({ sintonia_equip: '1' });
      tag.pageView();
      tag.track('scCompartir', { socialAction: 'copia' });
      tag.consent.choose(choice);
      await settle();
      const hits = sent.filter(isHit);
      expect(hits.length).toBeGreaterThan(0);
      for (const hit of hits) expect(hitOf(hit).staff).toBe('1');
      const others = aPage();
      others.tag.pageView();
      others.tag.consent.choose(choice);
      await settle();
      for (const hit of others.sent.filter(isHit)) expect(hitOf(hit)).not.toHaveProperty('staff');
    },
  );

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

  test('C-06 reads a choice of another tab when the page returns from the back/forward cache, before it counts the page', async () => {
    const { tag, cookies, fire } = aPage({ sintonia_consent: '1.100' });
    const statuses: string[] = [];
    tag.consent.onChange(() => statuses.push(tag.consent.status()));
    await settle();
    cookies.set('sintonia_consent', '1.000');
    fire('pageshow', { persisted: true });
    expect(statuses).toEqual(['out']);
  });

  test('C-06 asks the browser for cookies at most six times in the first page view with consent', async () => {
    const { window, fire } = fakeWindow(PAGE, { sintonia_consent: '1.110' }, { identity: () => ANSWER });
    const cookie = vi.spyOn(window.document, 'cookie', 'get');
    aTag(window).pageView();
    fire('pageshow', { persisted: false });
    await settle();
    expect(cookie.mock.calls.length).toBeLessThanOrEqual(6);
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
      await Promise.resolve(); // the other tab writes it later than this page has read it
      page.cookies.set('sintonia_consent', '1.110');
      notify();
      expect(received).toEqual([ACCEPT]);
    }
    vi.useRealTimers();
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
});
