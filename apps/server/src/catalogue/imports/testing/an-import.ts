/** Builders for import tests: valid by default, changed by overrides. */
import type { ImportItem, ImportRequest } from '../import-item.ts';
import type { BroadcastItem, EpisodeItem, ProgrammeItem, StoryItem } from '../item-forms.ts';

export const aMedia = {
  address: 'https://so.example.cat/1.mp3',
  kind: 'audio' as const,
  type: 'audio/mpeg',
  lengthS: 60,
  bytes: 480_000,
  chapters: [],
};

export function aStoryItem(key: string, overrides: Partial<StoryItem> = {}): ImportItem {
  const document: StoryItem = {
    id: null,
    slug: null,
    sections: ['politica'],
    kicker: '',
    title: `Notícia ${key}`,
    standfirst: 'Entradeta.',
    author: { name: 'Agència', role: '' },
    publishedAt: '2026-11-18T10:00:00.000Z',
    updatedAt: null,
    themes: [],
    picture: null,
    body: [],
    related: [],
    media: null,
    gallery: null,
    live: null,
    ...overrides,
  };
  return { kind: 'story', key, at: `line ${key}`, document };
}

export function aProgrammeItem(key: string, overrides: Partial<ProgrammeItem> = {}): ImportItem {
  const document: ProgrammeItem = {
    slug: null,
    code: null,
    kind: 'audio',
    form: 'podcast',
    area: null,
    title: `Pòdcast ${key}`,
    tagline: '',
    synopsis: 'De què va. I com.',
    genre: '',
    thematic: '',
    channel: null,
    rating: 'TP',
    presenter: '',
    picture: null,
    ...overrides,
  };
  return { kind: 'programme', key, at: `line ${key}`, document };
}

export function anEpisodeItem(key: string, programme: string, overrides: Partial<EpisodeItem> = {}): ImportItem {
  const document: EpisodeItem = {
    id: null,
    programme,
    season: null,
    number: null,
    title: `Episodi ${key}`,
    synopsis: '',
    broadcastAt: '2026-11-18T10:00:00.000Z',
    emissionType: 'digital',
    canDownload: true,
    picture: null,
    media: aMedia,
    ...overrides,
  };
  return { kind: 'episode', key, at: `line ${key}`, document };
}

export function aBroadcastItem(startsAt: string, endsAt: string, overrides: Partial<BroadcastItem> = {}): ImportItem {
  const document: BroadcastItem = {
    channels: ['tv1'],
    title: 'Especial',
    subtitle: null,
    programme: null,
    startsAt,
    endsAt,
    ...overrides,
  };
  return { kind: 'broadcast', key: `${document.channels[0]} ${startsAt}`, at: `line ${startsAt}`, document };
}

export const aRequest = (items: ImportItem[], overrides: Partial<ImportRequest> = {}): ImportRequest => ({
  source: 'rss prova',
  items,
  unread: [],
  covers: [...new Set(items.map(({ kind }) => kind))],
  isDryRun: false,
  removesMissing: false,
  ...overrides,
});
