/** For tests: builders of small catalogues, valid by default, changed by overrides. */
import type {
  CatalogueSource,
  SourceBroadcast,
  SourceEpisode,
  SourceProgramme,
  SourceStory,
} from '@sintonia/contracts';

export function aStory(id: number, overrides: Partial<SourceStory> = {}): SourceStory {
  return {
    id,
    slug: `noticia-${id}`,
    section: 'politica',
    kicker: 'Avantítol',
    title: `Títol ${id}`,
    standfirst: 'Entradeta.',
    author: 'marta-puig',
    publishedMinutesAgo: id,
    updatedMinutesAgo: null,
    themes: ['tema'],
    pictureAlt: 'Un dibuix',
    body: [1, 2, 3].map((n) => ({ type: 'paragraph', text: `Paràgraf ${n}.` })),
    related: [],
    clip: null,
    ...overrides,
  };
}

export function anEpisode(id: number, number: number, overrides: Partial<SourceEpisode> = {}): SourceEpisode {
  return {
    id,
    number,
    title: `Capítol ${number}`,
    synopsis: 'Sinopsi.',
    clip: 'clip-video',
    broadcastDaysAgo: 30 - number,
    broadcastTime: '21:00',
    emissionType: 'estrena',
    canDownload: false,
    pictureAlt: 'Un dibuix',
    ...overrides,
  };
}

export function aProgramme(slug: string, overrides: Partial<SourceProgramme> = {}): SourceProgramme {
  return {
    slug,
    code: slug.toUpperCase(),
    kind: 'video',
    area: 'tele',
    title: slug,
    tagline: 'Lema',
    synopsis: 'Sinopsi.',
    genre: 'Documental',
    thematic: 'natura',
    channel: 'tv1',
    rating: 'TP',
    presenter: 'Marta Puig',
    pictureAlt: 'Un dibuix',
    seasons: [{ number: 1, year: 2026, episodes: [anEpisode(1001, 1)] }],
    ...overrides,
  };
}

const broadcast = (start: string, title: string): SourceBroadcast => ({
  start,
  title,
  subtitle: null,
  programme: null,
});

export function aSource(overrides: Partial<CatalogueSource> = {}): CatalogueSource {
  const clip = { lengthS: 40, subtitles: [], chapters: [], thumbnails: null };
  return {
    broadcaster: {
      name: 'Tramuntana',
      tv: 'Tramuntana TV',
      news: 'Tramuntana Notícies',
      radio: 'Ràdio Tramuntana',
      claim: 'Aire nou',
      timeZone: 'Europe/Madrid',
      language: 'ca',
      contact: 'contacte@tramuntana.example',
    },
    authors: [{ id: 'marta-puig', name: 'Marta Puig', role: 'Redactora' }],
    sections: ['politica', 'cultura', 'esports'].map((slug) => ({ slug, name: slug, description: 'Descripció' })),
    stories: [aStory(3001), aStory(3002, { section: 'cultura' })],
    programmes: [aProgramme('cims')],
    series: [],
    channels: [
      { slug: 'tv1', kind: 'tv', name: 'TV1', description: 'Canal', loop: 'clip-video' },
      { slug: 'r1', kind: 'radio', name: 'R1', description: 'Emissora', loop: 'clip-audio' },
    ],
    schedules: ['tv1', 'r1'].map((channel) => ({
      channel,
      week: Array.from({ length: 7 }, () => [broadcast('06:00', 'Matí'), broadcast('21:00', 'Vespre')]),
    })),
    clips: [
      { ...clip, id: 'clip-video', kind: 'video', title: 'Clip', hls: '/media/clips/clip-video/master.m3u8' },
      { ...clip, id: 'clip-audio', kind: 'audio', title: 'Àudio', hls: '/media/clips/clip-audio/master.m3u8' },
    ],
    ...overrides,
  };
}
