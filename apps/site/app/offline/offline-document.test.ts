import { describe, expect, test } from 'vitest';
import { offlinePage, savedStoryPage } from './offline-document.ts';
import type { OfflineStory } from './offline-story.ts';

const aStory = (over: Partial<OfflineStory> = {}): OfflineStory => ({
  path: '/noticia/1/neu/',
  house: 'Tramuntana',
  kicker: 'Neu',
  title: 'Neva a <Berga> & "Vic"',
  standfirst: 'Molt.',
  author: 'Elna',
  published: 'avui',
  body: [{ type: 'paragraph', text: 'Un <script>alert(1)</script>.' }],
  picture: null,
  keptAtMs: 1,
  ...over,
});

describe('pages without a connection', () => {
  test('a kept story is there whole, and nothing of it is markup', () => {
    const page = savedStoryPage(aStory(), null);
    expect(page).toContain('Neva a &#60;Berga&#62; &#38; &#34;Vic&#34;');
    expect(page).not.toContain('<script');
  });

  test('what was read last comes first', () => {
    const page = offlinePage([aStory(), aStory({ path: '/noticia/2/vent/', title: 'Vent', keptAtMs: 2 })]);
    expect(page.indexOf('/noticia/2/vent/')).toBeLessThan(page.indexOf('/noticia/1/neu/'));
    expect(page).toContain('No tens connexió');
  });

  test('the broadcaster is there with its mark, or by its name, and leads to its front page', () => {
    expect(offlinePage([aStory()])).toContain('<a href="/" aria-label="Tramuntana"><svg');
    expect(savedStoryPage(aStory({ house: 'Xaloc & fills' }), null)).toContain('<a href="/">Xaloc &#38; fills</a>');
    expect(offlinePage([])).toContain('<a href="/">Portada</a>');
  });

  test('where nothing was kept, nothing is promised', () => {
    expect(offlinePage([])).not.toContain('Les últimes');
  });
});
