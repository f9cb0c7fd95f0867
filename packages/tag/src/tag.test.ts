import { afterEach, describe, expect, test, vi } from 'vitest';
import { aPage, hitOf, isHit, PAGE, settle, VISITOR_ID } from './testing/a-page.ts';
import { aTag } from './testing/a-tag.ts';
import { fakeWindow, type SentRequest } from './testing/fake-window.ts';

afterEach(() => void vi.restoreAllMocks());

describe('tag on a page', () => {
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
