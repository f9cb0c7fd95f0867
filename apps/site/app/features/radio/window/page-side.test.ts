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
const started = { type: 'started', page: ME, ...STATION } as const;
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

describe('page side of the radio window (W-06)', () => {
  test('W-06 hands over position and volume, and keeps playing until the window plays', () => {
    const [side, outputs] = run(received(ready));
    expect(side.at).toBe('opening');
    expect(outputs).toEqual([{ type: 'post', message: { type: 'handOver', page: ME, station: 'radio', place } }]);
    expect(run(received(ready), received(started))).toEqual([
      { at: 'away', ...STATION, isOurs: true },
      [{ type: 'stop' }, { type: 'pause' }],
    ]);
  });

  test('W-06 hands over the live signal when it played nothing or another station', () => {
    const [, outputs] = run(received(ready, false));
    expect(outputs[0]).toMatchObject({ message: { place: { atMs: null, isPaused: false } } });
    const [, others] = run({ ...received(ready), playing: { station: 'another', place } });
    expect(others[0]).toMatchObject({ message: { place: { atMs: null } } });
  });

  test('W-06 resumes playback where the window was when it is closed', () => {
    expect(run(received(ready), received(started), received(closed, false))).toEqual([
      { at: 'here' },
      [{ type: 'takeBack', item, place }],
    ]);
  });

  test('W-06 resumes the station to which the window changed', () => {
    const music = stationListenable(
      { slug: 'music', name: 'Música', isLinear: false, path: '/radio/music/', picture: null },
      [],
    );
    const there = received({ ...started, station: 'music', name: 'Música' }, false);
    expect(run(received(ready), received(started), there)[0]).toEqual({
      at: 'away',
      station: 'music',
      name: 'Música',
      isOurs: true,
    });
    expect(run(received(ready), received(started), there, received({ ...closed, item: music }, false))[1]).toEqual([
      { type: 'takeBack', item: music, place },
    ]);
  });

  test('W-06 resumes nothing from a window that never sounded: the page never stopped', () => {
    expect(run(received(ready), received(closed))[1]).toEqual([]);
  });

  test('W-06 silences another page while the window plays, without giving playback to it afterwards', () => {
    const other = { ...started, page: 'p2' };
    expect(run(received(other))).toEqual([{ at: 'away', ...STATION, isOurs: false }, [{ type: 'pause' }]]);
    expect(run(received(other), received({ ...closed, page: 'p2' }))).toEqual([{ at: 'here' }, []]);
  });

  test('W-06 informs a page that is opened later about the window', () => {
    expect(run(received({ type: 'here', page: 'gone', ...STATION }, false))[0]).toMatchObject({
      at: 'away',
      isOurs: false,
    });
  });

  test('W-06 leaves a reloaded window waiting for its own button while nothing plays', () => {
    expect(run(received(ready, false, null))[1]).toEqual([]);
  });

  test('W-06 hands playback over to a reloaded window again, paused if it was paused', () => {
    const [, outputs] = run({
      ...received(ready, true, null),
      playing: { station: 'radio', place: { ...place, isPaused: true } },
    });
    expect(outputs[0]).toMatchObject({ message: { type: 'handOver', place: { isPaused: true } } });
  });
});
