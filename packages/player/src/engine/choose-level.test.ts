import type { default as Hls } from 'hls.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseLevel } from './choose-level.ts';

const Engine = { Events: { BUFFER_FLUSHING: 'hlsBufferFlushing' } } as unknown as Pick<typeof Hls, 'Events'>; // cast: the one member that is read

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** hls.js as far as level selection uses it: replaces the buffer from the given request on. */
function anEngine(replacesAt: number) {
  const loaded: number[] = [];
  const listeners = new Set<() => void>();
  const engine = {
    on: (_event: string, listener: () => void) => listeners.add(listener),
    off: (_event: string, listener: () => void) => listeners.delete(listener),
    get nextLevel() {
      return loaded.at(-1) ?? -1;
    },
    set nextLevel(level: number) {
      loaded.push(level);
      if (loaded.length >= replacesAt) for (const listener of listeners) listener();
    },
  };
  return { loaded, listeners, engine: engine as unknown as Pick<Hls, 'nextLevel' | 'on' | 'off'> }; // cast: events of one kind
}

test.each([
  ['at once', 1, [2]],
  ['in the gap between two segments', 3, [2, 2, 2]],
])('V-01 requests a rendition until the buffer is replaced: %s', (_when, replacesAt, expected) => {
  const { engine, loaded, listeners } = anEngine(replacesAt);
  chooseLevel(Engine, engine, 2);
  vi.runAllTimers();
  expect(loaded).toEqual(expected);
  expect(listeners.size).toBe(0);
});

test('V-01 stops requesting when nothing can be replaced, or after another choice', () => {
  const atTheEnd = anEngine(Number.POSITIVE_INFINITY);
  chooseLevel(Engine, atTheEnd.engine, 0);
  vi.runAllTimers();
  expect(atTheEnd.loaded.length).toBeLessThan(10);

  const { engine, loaded } = anEngine(Number.POSITIVE_INFINITY);
  chooseLevel(Engine, engine, 0)();
  vi.runAllTimers();
  expect(loaded).toEqual([0]);
});
