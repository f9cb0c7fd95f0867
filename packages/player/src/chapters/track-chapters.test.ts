import { describe, expect, test } from 'vitest';
import type { PlayerEvent } from '../events/player-events.ts';
import { trackChapters } from './track-chapters.ts';

const CHAPTERS = [
  { title: 'Titulars', startS: 0, lengthS: 10 },
  { title: 'El temps', startS: 10, lengthS: 10 },
];

function player(chapters = CHAPTERS) {
  const emitted: string[] = [];
  let positionS = 0;
  const tracker = trackChapters(
    chapters,
    () => positionS,
    (event) =>
      emitted.push(event.type === 'chapterStart' ? `${event.chapter.position}. ${event.chapter.title}` : event.type),
  );
  return {
    emitted,
    at: (seconds: number) => {
      positionS = seconds;
      tracker.onMove();
    },
    /** The element jumps before it fires the event. */
    jump: (seconds: number) => {
      positionS = seconds;
    },
    onEvent: (...types: ('load' | 'play' | 'pause' | 'seekStart' | 'seekComplete' | 'ended' | 'unload')[]) => {
      for (const type of types) tracker.onEvent({ type });
    },
    fail: (isFatal: boolean) => tracker.onEvent({ type: 'error', id: 'networkError', isFatal } satisfies PlayerEvent),
  };
}

describe('chapters among player events (V-05)', () => {
  test('V-05 starts the first with the first play, and completes each where the next starts', () => {
    const { emitted, onEvent, at } = player();
    onEvent('load');
    at(0);
    onEvent('play');
    at(9.9);
    at(10.1);
    expect(emitted).toEqual(['load', 'play', '1. Titulars', 'chapterComplete', '2. El temps']);
  });

  test('V-05 § 4 completes the open chapter before the media', () => {
    const { emitted, onEvent, at } = player();
    onEvent('load', 'play');
    at(12);
    onEvent('ended');
    expect(emitted.slice(-2)).toEqual(['chapterComplete', 'ended']);
    at(12);
    expect(emitted.at(-1)).toBe('ended');
  });

  test('V-05 skips a chapter on a seek out of it, and reports nothing during the seek', () => {
    const { emitted, onEvent, at, jump } = player();
    onEvent('load', 'play');
    onEvent('seekStart');
    at(15);
    jump(15);
    onEvent('seekComplete');
    expect(emitted).toEqual(['load', 'play', '1. Titulars', 'seekStart', 'seekComplete', 'chapterSkip', '2. El temps']);
  });

  /** Possible last steps before the end of the content, in any order; each leaves the playhead where the list says. */
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
    'V-05 completes the last chapter once when played to the end: %s',
    (_, steps) => {
      const { emitted, onEvent, at, jump } = player();
      onEvent('load', 'play');
      at(12);
      at(19.8);
      for (const step of steps) {
        if (typeof step === 'string') onEvent(step);
        else if (steps.some((one) => one === 'seekStart')) jump(step);
        else at(step);
      }
      onEvent('ended');
      at(20.1);
      expect(emitted.slice(emitted.indexOf('2. El temps')).filter((one) => /chapter|ended/.test(one))).toEqual([
        ...['chapterComplete', 'ended'],
      ]);
    },
  );

  test('V-05 § 4 skips the last chapter on a seek to the end', () => {
    const { emitted, onEvent, at, jump } = player();
    onEvent('load', 'play');
    at(12);
    onEvent('seekStart');
    jump(20);
    onEvent('seekComplete', 'ended');
    expect(emitted.slice(-2)).toEqual(['chapterSkip', 'ended']);
  });

  test('V-05 treats slow updates of a hidden tab as playback, not as a seek', () => {
    const { emitted, onEvent, at } = player();
    onEvent('load', 'play');
    at(1);
    at(15);
    expect(emitted.slice(-2)).toEqual(['chapterComplete', '2. El temps']);
  });

  test('V-05 starts with the first chapter again on a replay', () => {
    const { emitted, onEvent, at, jump } = player();
    onEvent('load', 'play');
    at(11);
    onEvent('ended');
    jump(0);
    onEvent('play');
    expect(emitted.slice(-3)).toEqual(['ended', 'play', '1. Titulars']);
  });

  test('V-05 reports no chapter after a fatal error or unloading, and continues after a recovered error', () => {
    const { emitted, onEvent, at, fail } = player();
    onEvent('load', 'play');
    fail(false);
    at(11);
    expect(emitted.at(-1)).toBe('2. El temps');
    fail(true);
    at(5);
    onEvent('unload');
    at(11);
    expect(emitted.slice(-2)).toEqual(['error', 'unload']);
  });

  test('V-05 passes every event unchanged without chapters', () => {
    const { emitted, onEvent, at } = player([]);
    onEvent('load', 'play', 'seekStart', 'seekComplete', 'ended', 'unload');
    at(3);
    expect(emitted).toEqual(['load', 'play', 'seekStart', 'seekComplete', 'ended', 'unload']);
  });
});
