import { describe, expect, test } from 'vitest';
import { fakeWindow } from '../testing/fake-window.ts';
import { documentCookies } from '../transport/cookie-jar.ts';
import { followLinks } from './follow-links.ts';
import type { CountedLink } from './followed-link.ts';

/** A link as seen by the listener. */
const anAnchor = (href: string, { isMeasured = false, onclick = null as unknown, dataset = {} } = {}) => {
  const anchor = {
    href,
    onclick,
    dataset,
    textContent: 'El temps',
    ariaLabel: null,
    querySelector: () => null,
    hasAttribute: () => false,
    closest: (selector: string) =>
      selector.startsWith('a[') ? anchor : selector === '[id]' ? { id: 'menu' } : isMeasured ? anchor : null,
  };
  return anchor;
};

function aPage(cookies: Record<string, string> = {}, mayMeasure = true) {
  const page = fakeWindow('https://www.media.example/a', cookies);
  const followed: CountedLink[] = [];
  const links = followLinks()({
    window: page.window,
    cookies: documentCookies(page.window),
    settings: { reportSuite: 'mediadev' },
    mayMeasure: () => mayMeasure,
    pageName: () => '/a',
    onFollowed: (link) => followed.push(link),
    signal: new AbortController().signal,
  });
  const click = (href: string, options = {}) => page.fire('click', { target: anAnchor(href, options) });
  return { ...page, followed, links, click };
}

const CLICK = {
  linkUrl: 'https://www.media.example/b',
  activityMap: { page: '/a', link: 'El temps', region: 'menu', pageIDType: '1' },
};

describe('link tracking (A-02)', () => {
  test('A-02 adds a click inside the site to the next page, once', () => {
    const { links, click, followed } = aPage();
    click('https://www.media.example/b');
    expect(links.consumeClick()).toMatchObject(CLICK);
    expect(links.consumeClick()).toBeUndefined();
    expect(followed).toEqual([]);
  });

  test('A-02 C-06 uses the fixed name of a link whose text depends on the reader', () => {
    const { links, click } = aPage();
    click('https://www.media.example/el-temps/berga/', { dataset: { linkName: 'El teu municipi' } });
    expect(links.consumeClick()?.activityMap.link).toBe('El teu municipi');
  });

  test('A-02 keeps a click across a page load in a cookie, which the next page deletes', () => {
    const { click, fire, cookies } = aPage();
    click('https://www.media.example/b');
    fire('pagehide');
    const stored = Object.fromEntries(cookies);
    expect(Object.keys(stored)).toEqual(['s_sq']);
    const next = aPage(stored);
    expect(next.cookies.size).toBe(0);
    expect(next.links.consumeClick()).toMatchObject(CLICK);
    expect(aPage({ s_sq: 'altre%3Dpage%3Dx' }).links.consumeClick()).toBeUndefined();
  });

  test('C-06 stores nothing without consent', () => {
    const { click, fire, cookies } = aPage({}, false);
    click('https://www.media.example/b');
    fire('pagehide');
    expect(cookies.size).toBe(0);
  });

  test('A-02 reports files and exits at once, but not links of features, nor elements that are no links', () => {
    const { click, fire, followed } = aPage();
    click('https://www.media.example/d.pdf');
    click('https://www.sortida.example/x');
    click('https://www.sortida.example/y', { isMeasured: true });
    click('https://www.sortida.example/z', { onclick: "function onclick(event) { s.tl(this,'e','z') }" });
    fire('click', { target: { closest: () => null } });
    fire('click', { target: null });
    expect(followed.map(({ linkType, linkUrl }) => `${linkType} ${linkUrl}`)).toEqual([
      'd https://www.media.example/d.pdf',
      'e https://www.sortida.example/x',
    ]);
  });
});
