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
  test('shows a saved story whole, and escapes its markup', () => {
    const page = savedStoryPage(aStory(), null);
    expect(page).toContain('Neva a &lt;Berga&gt; &amp; &quot;Vic&quot;');
    expect(page).not.toContain('<script');
  });

  test('lists the last read first', () => {
    const page = offlinePage([aStory(), aStory({ path: '/noticia/2/vent/', title: 'Vent', keptAtMs: 2 })]);
    expect(page.indexOf('/noticia/2/vent/')).toBeLessThan(page.indexOf('/noticia/1/neu/'));
    expect(page).toContain('No tens connexió');
  });

  test('show the broadcaster’s logo or name, linked to the home page', () => {
    expect(offlinePage([aStory()])).toContain('<a href="/" aria-label="Tramuntana"><svg');
    expect(savedStoryPage(aStory({ house: 'Xaloc & fills' }), null)).toContain('<a href="/">Xaloc &amp; fills</a>');
    expect(offlinePage([])).toContain('<a href="/">Portada</a>');
  });

  test('promise nothing when no story is saved', () => {
    expect(offlinePage([])).not.toContain('Les últimes');
  });
});
