import type { EpisodeCard, Programme, SiteRequest } from '@sintonia/contracts';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { siteContext } from '../../shared/site/site-context.ts';
import { loader } from './programme-route.tsx';

const DAYS = 90;
const episodes = Array.from({ length: DAYS }, (_, at) => ({
  id: at + 1,
  season: 1,
  number: at + 1,
  title: `Dia ${at + 1}`,
  kind: 'audio',
  picture: { artwork: 'x', alt: '' },
  broadcastAt: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
})) as EpisodeCard[]; // cast: the fields that the page reads

const programme = {
  slug: 'diari',
  title: 'Diari',
  form: 'podcast',
  kind: 'audio',
  thematic: 'x',
  picture: { artwork: 'x' },
};
const page = {
  programme: { ...programme, seasons: [{ number: 1, year: 2026, episodes: [] }] } as unknown as Programme, // cast: likewise
  channel: { slug: 'r1', name: 'Ràdio' },
  episodes,
};
const site = {
  now: new Date('2026-11-21T12:00:00Z'),
  catalogue: {
    programme: async () => ({ ok: true, value: page }),
    artwork: () => ({}),
    broadcaster: () => ({ timeZone: 'Europe/Madrid' }),
    home: async () => Promise.reject(new Error('not asked here')),
  },
} as unknown as SiteRequest; // cast: likewise

const load = (search: string) => {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  const request = new Request(`https://media.example/diari/${search}`);
  return loader({ context, request, params: { programme: 'diari' } } as unknown as Parameters<typeof loader>[0]); // cast: the arguments that the loader reads
};

describe('a daily programme (W-04)', () => {
  test('W-04 splits its season into pages, newest first, and offers the newest episode on each of them', async () => {
    const [one, three] = await Promise.all([load(''), load('?temporada=1&pagina=3')]);
    expect([one.page, one.pages, one.episodes.length, one.episodes[0]?.title]).toEqual([1, 3, 40, 'Dia 90']);
    expect([three.page, three.episodes.length, three.episodes.at(-1)?.title]).toEqual([3, 10, 'Dia 1']);
    expect([one.first?.title, three.first?.title]).toEqual(['Dia 90', 'Dia 90']);
  });

  test.each(['?pagina=4', '?pagina=0', '?pagina=x', '?temporada=2'])('W-10 does not exist for %s', async (search) => {
    await expect(load(search)).rejects.toMatchObject({ init: { status: 404 } });
  });
});
