import { describe, expect, test } from 'vitest';
import { readDemoCatalogue } from './demo.ts';

const { authors, sections, stories, programmes, series, channels, schedules, clips } = readDemoCatalogue();
const shows = [...programmes, ...series];
const episodes = shows.flatMap((show) => show.seasons.flatMap((season) => season.episodes));

/** First segments of the site's own paths: a programme of that slug would be unreachable. */
const TAKEN_PATHS = [
  ...[
    'noticies',
    'noticia',
    'autor',
    'tema',
    'video',
    'audio',
    'programes',
    'directes',
    'programacio',
    'radio',
    'cercador',
  ],
  ...[
    'el-temps',
    'compte',
    'privadesa',
    'estudi',
    'api',
    'media',
    'assets',
    'tag',
    'id',
    'hb',
    'collect',
    'click',
    'ads',
    'live',
    'media-ads',
  ],
];

const repeated = (values: readonly (string | number)[]) => values.filter((value, i) => values.indexOf(value) !== i);

describe('references of the catalogue', () => {
  test('W-04 use no id, slug, code or title twice', () => {
    expect(repeated(stories.map(({ id }) => id))).toEqual([]);
    expect(repeated(stories.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(stories.map(({ title }) => title))).toEqual([]);
    expect(repeated(episodes.map(({ id }) => id))).toEqual([]);
    expect(repeated(episodes.map(({ title }) => title))).toEqual([]);
    expect(repeated([...shows, ...channels, ...authors].map((item) => ('id' in item ? item.id : item.slug)))).toEqual(
      [],
    );
    expect(repeated(shows.map(({ code }) => code))).toEqual([]);
    expect(repeated(shows.map(({ title }) => title))).toEqual([]);
    expect(repeated(clips.map(({ id }) => id))).toEqual([]);
  });

  test('W-04 let no programme shadow a page of the site', () => {
    expect(shows.filter(({ slug }) => TAKEN_PATHS.includes(slug))).toEqual([]);
  });

  test('W-02 name existing authors, sections and related stories, and never the story itself', () => {
    const ids = stories.map(({ id }) => id);
    for (const { id, author, section, related } of stories) {
      expect(
        authors.map((each) => each.id),
        `author of ${id}`,
      ).toContain(author);
      expect(
        sections.map(({ slug }) => slug),
        `section of ${id}`,
      ).toContain(section);
      expect(ids, `related of ${id}`).toEqual(expect.arrayContaining(related));
      expect(related, `related of ${id}`).not.toContain(id);
      expect(repeated(related), `related of ${id}`).toEqual([]);
    }
    expect(authors.filter(({ id }) => !stories.some(({ author }) => author === id))).toEqual([]);
  });

  test('W-04 name existing clips of the right kind', () => {
    const kindOf = new Map(clips.map(({ id, kind }) => [id, kind]));
    for (const { id, clip } of stories) if (clip) expect(kindOf.get(clip), `clip of story ${id}`).toBe('video');
    for (const { slug, kind, seasons } of shows) {
      for (const { id, clip } of seasons.flatMap((season) => season.episodes)) {
        expect(kindOf.get(clip), `clip of episode ${id} of ${slug}`).toBe(kind);
      }
    }
    for (const { slug, loop } of channels) expect(kindOf.has(loop ?? ''), `loop of ${slug}`).toBe(true);
    for (const ad of ['ad-cooperativa', 'ad-trens', 'ad-llibres']) expect(kindOf.has(ad), ad).toBe(true);
  });

  test('W-05 put programmes and broadcasts on a channel of their kind', () => {
    const channelKind = new Map(channels.map(({ slug, kind }) => [slug, kind]));
    const showKind = new Map(shows.map(({ slug, kind }) => [slug, kind === 'video' ? 'tv' : 'radio']));
    for (const { slug, channel } of shows) expect(channelKind.get(channel), slug).toBe(showKind.get(slug));
    for (const { channel, week } of schedules) {
      for (const { programme, title } of week.flat()) {
        if (programme) expect(showKind.get(programme), `${title} on ${channel}`).toBe(channelKind.get(channel));
      }
    }
  });
});
