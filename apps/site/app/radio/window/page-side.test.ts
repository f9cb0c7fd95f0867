import { describe, expect, test } from 'vitest';
import { stationListenable } from '../listenable.ts';
import { type PageInput, type PageOutput, type PageSide, stepPage } from './page-side.ts';
import type { HandedPlace, WindowMessage } from './window-messages.ts';

const ME = 'p1';
const STATION = { station: 'radio', name: 'Ràdio' };
const place: HandedPlace = { atMs: 1_000_000, volume: 0.4, isMuted: false, isPaused: false };
const received = (message: WindowMessage, isPlaying = true, requested: string | null = 'radio'): PageInput => ({
  message,
  playing: isPlaying ? { station: 'radio', place } : null,
  requested,
});
const ready = { type: 'ready', page: ME, ...STATION } as const;
const sounds = { type: 'sounds', page: ME, ...STATION } as const;
const item = stationListenable(
  { slug: 'radio', name: 'Ràdio', isLinear: false, path: '/radio/radio/', picture: null },
  [],
);
const closed = { type: 'closed', page: ME, item, place } as const;

function run(...inputs: PageInput[]): [PageSide, PageOutput[]] {
  let side: PageSide = { at: 'here' };
  let outputs: PageOutput[] = [];
  for (const input of inputs) [side, outputs] = stepPage(side, input, ME);
  return [side, outputs];
}

describe('the page and the radio’s own window (W-06)', () => {
  test('W-06 the page hands over its moment and its volume, and plays on until the window sounds', () => {
    const [side, outputs] = run(received(ready));
    expect(side.at).toBe('opening');
    expect(outputs).toEqual([{ type: 'post', message: { type: 'handOver', page: ME, station: 'radio', place } }]);
    expect(run(received(ready), received(sounds))).toEqual([
      { at: 'away', ...STATION, isOurs: true },
      [{ type: 'stop' }, { type: 'hush' }],
    ]);
  });

  test('W-06 a page that played nothing, or another station, hands over the live signal', () => {
    const [, outputs] = run(received(ready, false));
    expect(outputs[0]).toMatchObject({ message: { place: { atMs: null, isPaused: false } } });
    const [, others] = run({ ...received(ready), playing: { station: 'another', place } });
    expect(others[0]).toMatchObject({ message: { place: { atMs: null } } });
  });

  test('W-06 closing the window gives the playing back, from where it was', () => {
    expect(run(received(ready), received(sounds), received(closed, false))).toEqual([
      { at: 'here' },
      [{ type: 'takeBack', item, place }],
    ]);
  });

  test('W-06 the window goes to another station, and gives that one back', () => {
    const music = stationListenable(
      { slug: 'music', name: 'Música', isLinear: false, path: '/radio/music/', picture: null },
      [],
    );
    const there = received({ ...sounds, station: 'music', name: 'Música' }, false);
    expect(run(received(ready), received(sounds), there)[0]).toEqual({
      at: 'away',
      station: 'music',
      name: 'Música',
      isOurs: true,
    });
    expect(run(received(ready), received(sounds), there, received({ ...closed, item: music }, false))[1]).toEqual([
      { type: 'takeBack', item: music, place },
    ]);
  });

  test('W-06 a window that is closed before it sounded gives nothing back: the page never stopped', () => {
    expect(run(received(ready), received(closed))[1]).toEqual([]);
  });

  test('W-06 another page falls silent while the window sounds, and takes nothing back', () => {
    const other = { ...sounds, page: 'p2' };
    expect(run(received(other))).toEqual([{ at: 'away', ...STATION, isOurs: false }, [{ type: 'hush' }]]);
    expect(run(received(other), received({ ...closed, page: 'p2' }))).toEqual([{ at: 'here' }, []]);
  });

  test('W-06 a page that is opened later learns that the window is there', () => {
    expect(run(received({ type: 'here', page: 'gone', ...STATION }, false))[0]).toMatchObject({
      at: 'away',
      isOurs: false,
    });
  });

  test('W-06 a window that is loaded again while nothing plays waits for its own button', () => {
    expect(run(received(ready, false, null))[1]).toEqual([]);
  });

  test('W-06 a window that is loaded again takes from the page what it had just given back, paused if it was', () => {
    const [, outputs] = run({
      ...received(ready, true, null),
      playing: { station: 'radio', place: { ...place, isPaused: true } },
    });
    expect(outputs[0]).toMatchObject({ message: { type: 'handOver', place: { isPaused: true } } });
  });
});
