import { afterEach, expect, test, vi } from 'vitest';
import type { OfflineStory } from './offline-story.ts';
import { saveStory } from './save-stories.ts';

const aStory = (over: Partial<OfflineStory> = {}): OfflineStory => ({
  path: '/noticia/1/neu/',
  house: 'Tramuntana',
  kicker: 'Neu',
  title: 'Neva a Berga',
  standfirst: 'Molt.',
  author: 'Elna',
  published: 'avui',
  body: [],
  picture: null,
  keptAtMs: 1,
  ...over,
});

/** The part of the Cache API that the code calls; `add` fetches, so it resolves when the network does. */
function aBrowserCache(network: () => Promise<void>) {
  const entries = new Map<string, Response>();
  const nameOf = (request: string | { url: string }) => (typeof request === 'string' ? request : request.url);
  const cache = {
    entries,
    add: network,
    put: async (path: string, response: Response) => {
      entries.delete(path);
      entries.set(path, response);
    },
    delete: async (request: string | { url: string }) => entries.delete(nameOf(request)),
    keys: async () => [...entries.keys()].map((path) => ({ url: `https://tramuntana.example${path}` })),
    match: async (request: string | { url: string }) => entries.get(nameOf(request))?.clone(),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  return cache;
}
afterEach(() => vi.unstubAllGlobals());

test('W-02 keeps a re-read story while its picture is still loading', async () => {
  const { entries } = aBrowserCache(() => new Promise(() => {}));
  await saveStory(aStory());
  void saveStory(aStory({ picture: { source: '/media/art/neu-640.webp', alt: '' } }));
  await new Promise((resolve) => setTimeout(resolve));
  expect([...entries.keys()]).toEqual(['/noticia/1/neu/']);
});

test('W-02 moves a re-read story to the end, with its current text', async () => {
  const { entries } = aBrowserCache(() => Promise.reject(new Error('no network')));
  await saveStory(aStory());
  await saveStory(aStory({ path: '/noticia/2/vent/' }));
  await saveStory(aStory({ title: 'Torna a nevar', picture: { source: '/media/art/neu-640.webp', alt: '' } }));
  expect([...entries.keys()]).toEqual(['/noticia/2/vent/', '/noticia/1/neu/']);
  expect(await entries.get('/noticia/1/neu/')?.json()).toMatchObject({ title: 'Torna a nevar' });
});
