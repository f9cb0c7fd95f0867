import { describe, expect, test } from 'vitest';
import type { PlayerEvent } from '../events/player-events.ts';
import { tellChapters } from './tell-chapters.ts';

const CHAPTERS = [
  { title: 'Titulars', startS: 0, lengthS: 10 },
  { title: 'El temps', startS: 10, lengthS: 10 },
];

function player(chapters = CHAPTERS) {
  const said: string[] = [];
  let positionS = 0;
  const teller = tellChapters(
    chapters,
    () => positionS,
    (event) =>
      said.push(event.type === 'chapterStart' ? `${event.chapter.position}. ${event.chapter.title}` : event.type),
  );
  return {
    said,
    at: (seconds: number) => {
      positionS = seconds;
      teller.look();
    },
    /** The element is there before it says so. */
    jump: (seconds: number) => {
      positionS = seconds;
    },
    hear: (...types: ('load' | 'play' | 'pause' | 'seekStart' | 'seekComplete' | 'ended' | 'unload')[]) => {
      for (const type of types) teller.hear({ type });
    },
    fail: (isFatal: boolean) => teller.hear({ type: 'error', id: 'networkError', isFatal } satisfies PlayerEvent),
  };
}

describe('the chapters in what a player says (V-05)', () => {
  test('V-05 the first begins with the first play, each is completed where the next begins', () => {
    const { said, hear, at } = player();
    hear('load');
    at(0);
    hear('play');
    at(9.9);
    at(10.1);
    expect(said).toEqual(['load', 'play', '1. Titulars', 'chapterComplete', '2. El temps']);
  });

  test('V-05 § 4 the open chapter is complete before the media is', () => {
    const { said, hear, at } = player();
    hear('load', 'play');
    at(12);
    hear('ended');
    expect(said.slice(-2)).toEqual(['chapterComplete', 'ended']);
    at(12);
    expect(said.at(-1)).toBe('ended');
  });

  test('V-05 a seek out of a chapter skips it, and nothing is told while the seek lasts', () => {
    const { said, hear, at, jump } = player();
    hear('load', 'play');
    hear('seekStart');
    at(15);
    jump(15);
    hear('seekComplete');
    expect(said).toEqual(['load', 'play', '1. Titulars', 'seekStart', 'seekComplete', 'chapterSkip', '2. El temps']);
  });

  /** What may come before the end of the content, in any order; each leaves the playhead where the list says. */
  const LAST_STEPS = {
    'the end alone': [],
    'a look just before it': [19.97],
    'a look at the end': [20],
    'a look behind the end, as media are a little longer': [20.08],
    'a step over a hole up to the end': ['seekStart', 20.02, 'seekComplete'],
    'a step over a hole that is not over': ['seekStart', 20.02],
    'a pause at the end': [20.02, 'pause'],
  } as const;
  test.each(Object.entries(LAST_STEPS))(
    'V-05 whoever plays to the end has completed the last chapter, once: %s',
    (_, steps) => {
      const { said, hear, at, jump } = player();
      hear('load', 'play');
      at(12);
      at(19.8);
      for (const step of steps) {
        if (typeof step === 'string') hear(step);
        else if (steps.some((one) => one === 'seekStart')) jump(step);
        else at(step);
      }
      hear('ended');
      at(20.1);
      expect(said.slice(said.indexOf('2. El temps')).filter((one) => /chapter|ended/.test(one))).toEqual([
        ...['chapterComplete', 'ended'],
      ]);
    },
  );

  test('V-05 § 4 whoever jumps to the end has skipped the last chapter', () => {
    const { said, hear, at, jump } = player();
    hear('load', 'play');
    at(12);
    hear('seekStart');
    jump(20);
    hear('seekComplete', 'ended');
    expect(said.slice(-2)).toEqual(['chapterSkip', 'ended']);
  });

  test('V-05 in a hidden tab, where looks are rare, playing on is no jump', () => {
    const { said, hear, at } = player();
    hear('load', 'play');
    at(1);
    at(15);
    expect(said.slice(-2)).toEqual(['chapterComplete', '2. El temps']);
  });

  test('V-05 a replay begins with the first chapter again', () => {
    const { said, hear, at, jump } = player();
    hear('load', 'play');
    at(11);
    hear('ended');
    jump(0);
    hear('play');
    expect(said.slice(-3)).toEqual(['ended', 'play', '1. Titulars']);
  });

  test('V-05 after a fatal error or unloading no chapter is told, after a recovered error they go on', () => {
    const { said, hear, at, fail } = player();
    hear('load', 'play');
    fail(false);
    at(11);
    expect(said.at(-1)).toBe('2. El temps');
    fail(true);
    at(5);
    hear('unload');
    at(11);
    expect(said.slice(-2)).toEqual(['error', 'unload']);
  });

  test('V-05 without chapters every event passes as it is', () => {
    const { said, hear, at } = player([]);
    hear('load', 'play', 'seekStart', 'seekComplete', 'ended', 'unload');
    at(3);
    expect(said).toEqual(['load', 'play', 'seekStart', 'seekComplete', 'ended', 'unload']);
  });
});
