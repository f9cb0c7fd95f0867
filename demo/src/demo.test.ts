import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { mediaDirectory, readArtworkIndex, readDemoCatalogue } from './demo.ts';
import { DemoFileError, parseDemoFile } from './demo-file.ts';

const catalogue = readDemoCatalogue();
const { sections, stories, programmes, series, channels, schedules } = catalogue;
const episodesOf = (list: typeof programmes) => list.flatMap(({ seasons }) => seasons.flatMap((s) => s.episodes));

describe('content of the demo', () => {
  test('W-02 has six sections of at least six stories, and the three stories that personalisation names', () => {
    expect(sections.map(({ slug }) => slug).sort()).toEqual([
      'ciencia',
      'cultura',
      'economia',
      'esports',
      'politica',
      'societat',
    ]);
    for (const { slug } of sections) {
      expect(stories.filter(({ section }) => section === slug).length, slug).toBeGreaterThanOrEqual(6);
    }
    expect(stories.map(({ id }) => id)).toEqual(expect.arrayContaining([3001, 3002, 3003]));
  });

  test('W-02 has news from now to six days back, never updated before its publication', () => {
    const ages = stories.map(({ publishedMinutesAgo }) => publishedMinutesAgo);
    expect(Math.min(...ages)).toBeLessThanOrEqual(15);
    expect(Math.max(...ages)).toBeLessThanOrEqual(6 * 24 * 60);
    expect(new Set(ages).size).toBe(ages.length);
    for (const { id, publishedMinutesAgo, updatedMinutesAgo } of stories) {
      if (updatedMinutesAgo !== null) expect(updatedMinutesAgo, `story ${id}`).toBeLessThan(publishedMinutesAgo);
    }
  });

  test('W-02 has stories of 250 to 450 words in at least six blocks', () => {
    for (const { id, body, live } of stories) {
      if (live) continue;
      const words = body
        .flatMap((block) => (block.type === 'list' ? block.items : [block.text]))
        .join(' ')
        .split(/\s+/);
      expect(words.length, `words of story ${id}`).toBeGreaterThanOrEqual(250);
      expect(words.length, `words of story ${id}`).toBeLessThanOrEqual(450);
      expect(body.length, `blocks of story ${id}`).toBeGreaterThanOrEqual(6);
    }
  });

  test('W-02 has one running story: an update every few minutes, without repeats in its text', () => {
    const running = stories.flatMap(({ live, publishedMinutesAgo }) => (live ? { ...live, publishedMinutesAgo } : []));
    expect(running).toHaveLength(1);
    for (const { updates, loopMinutes, publishedMinutesAgo } of running) {
      expect(updates.length).toBeGreaterThan(10);
      expect(new Set(updates.map(({ id }) => id)).size).toBe(updates.length);
      const ages = updates.map(({ minutesAgo }) => minutesAgo).sort((a, b) => a - b);
      const gaps = ages.map((age, at) => (ages[at + 1] ?? (ages[0] ?? 0) + loopMinutes) - age);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(5);
      expect(ages.at(-1)).toBeLessThan(publishedMinutesAgo);
    }
  });

  test('W-04 has ten programmes with seasons of three to six episodes, about seventy in all', () => {
    expect(programmes.map(({ slug }) => slug).sort()).toEqual([
      'camp-obert',
      'cims',
      'cuina-de-llar',
      'el-debat',
      'mon-petit',
      'noticies-vespre',
      'obert-per-obres',
      'quadern-de-camp',
      'sota-la-cendrosa',
      'temps-comarques',
    ]);
    for (const { slug, seasons } of programmes) {
      for (const { number, episodes } of seasons) {
        expect(episodes.length, `${slug} ${number}`).toBeGreaterThanOrEqual(3);
        expect(episodes.length, `${slug} ${number}`).toBeLessThanOrEqual(6);
      }
    }
    expect(episodesOf(programmes).length).toBeGreaterThanOrEqual(65);
    expect(programmes.find(({ slug }) => slug === 'cims')?.seasons[0]?.episodes[0]?.id).toBe(1001);
  });

  test('W-06 has six podcasts and an audiobook, each of four to six parts', () => {
    expect(series.filter(({ form }) => form === 'podcast')).toHaveLength(6);
    expect(series.filter(({ form }) => form === 'audiobook')).toHaveLength(1);
    for (const { slug, kind, area, seasons } of series) {
      expect({ kind, area, seasons: seasons.length }, slug).toEqual({ kind: 'audio', area: 'radio', seasons: 1 });
      expect(seasons[0]?.episodes.length, slug).toBeGreaterThanOrEqual(4);
    }
  });

  test('W-04 numbers seasons and episodes from 1 in order of broadcast', () => {
    for (const { slug, seasons } of [...programmes, ...series]) {
      expect(
        seasons.map(({ number }) => number),
        slug,
      ).toEqual(seasons.map((_, i) => i + 1));
      const isDaily = ['noticies-vespre', 'temps-comarques', 'camp-obert', 'el-debat'].includes(slug);
      for (const { number, episodes } of seasons) {
        expect(
          episodes.map((episode) => episode.number),
          `${slug} ${number}`,
        ).toEqual(episodes.map((_, i) => i + 1));
      }
      const days = seasons.flatMap(({ episodes }) => episodes.map(({ broadcastDaysAgo }) => broadcastDaysAgo));
      if (!isDaily) expect(days, slug).toEqual(days.toSorted((a, b) => b - a));
    }
  });

  test('W-05 has three television channels and four radio stations, each with a week', () => {
    expect(channels.filter(({ kind }) => kind === 'tv')).toHaveLength(3);
    expect(channels.filter(({ kind }) => kind === 'radio')).toHaveLength(4);
    expect(schedules.map(({ channel }) => channel)).toEqual(channels.map(({ slug }) => slug));
  });
});

describe('pictures and files of the demo', () => {
  test.skipIf(!existsSync(join(mediaDirectory, 'art/index.json')))('W-01 include a picture for every card', () => {
    const drawn = Object.keys(readArtworkIndex());
    const needed = [
      ...stories.map(({ id }) => `story-${id}`),
      ...[...programmes, ...series].map(({ slug }) => `programme-${slug}`),
      ...episodesOf([...programmes, ...series]).map(({ id }) => `episode-${id}`),
    ];
    expect(needed.filter((name) => !drawn.includes(name))).toEqual([]);
  });

  test('W-14 report a wrong field with its file and path', () => {
    const schema = z.array(z.object({ title: z.string().min(1) }));
    const wrong = () => parseDemoFile('catalogue/x.json', '[{ "title": "a" }, { "title": 4 }]', schema);
    expect(wrong).toThrow(DemoFileError);
    expect(wrong).toThrow(/demo\/catalogue\/x\.json is not as the contract says:\n {2}1\.title: /);
    expect(() => parseDemoFile('catalogue/x.json', '[', schema)).toThrow(/demo\/catalogue\/x\.json is not JSON/);
  });
});
