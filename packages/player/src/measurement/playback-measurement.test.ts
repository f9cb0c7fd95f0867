import { describe, expect, test, vi } from 'vitest';
import { aBreak, anAd } from '../ads/testing/an-ad.ts';
import type { PlayerEvent } from '../events/player-events.ts';
import type { MeasuredSession, StartMeasuring } from './measured-session.ts';
import { createMeasurementAdapter } from './playback-measurement.ts';

const readings = {
  positionS: () => 0,
  quality: () => ({ bitrate: 0, framesPerSecond: 0, height: 0, droppedFrames: 0, startupTimeS: 0 }),
  isResumed: () => false,
};

function recorder(name: string, calls: string[]): MeasuredSession {
  return new Proxy({} as MeasuredSession, {
    get: (_, call) => (call === 'then' ? undefined : () => calls.push(`${name}.${String(call)}`)),
  });
}

function onEvent(events: PlayerEvent[], start: StartMeasuring) {
  const adapter = createMeasurementAdapter(start, readings);
  for (const event of events) adapter.onEvent(event);
}

describe('adapter from player events to tracking calls (V-07)', () => {
  test('V-07 opens a session on load, completes it on ended, and measures a replay as a new session', async () => {
    const calls: string[] = [];
    let opened = 0;
    onEvent([{ type: 'load' }, { type: 'play' }, { type: 'ended' }, { type: 'play' }, { type: 'unload' }], async () =>
      recorder(`s${++opened}`, calls),
    );
    await vi.waitFor(() => expect(calls).toEqual(['s1.play', 's1.complete', 's2.play', 's2.end']));
  });

  test('V-07 reports ad playback by the same calls, within its break', async () => {
    const calls: string[] = [];
    const types = ['adPlay', 'adPause', 'adBufferStart', 'adBufferComplete', 'adComplete', 'adSkip'] as const;
    onEvent(
      [
        { type: 'load' },
        { type: 'adBreakStart', adBreak: aBreak() },
        { type: 'adStart', ad: anAd() },
        ...types.map((type) => ({ type })),
        { type: 'adBreakComplete' },
      ],
      async () => recorder('s', calls),
    );
    await vi.waitFor(() =>
      expect(calls).toEqual([
        ...['s.adBreakStart', 's.adStart', 's.play', 's.pause', 's.bufferStart', 's.bufferComplete'],
        ...['s.adComplete', 's.adSkip', 's.adBreakComplete'],
      ]),
    );
  });

  test('M-01 reports titles of a live stream as timed metadata', async () => {
    const emitted: string[] = [];
    const session = new Proxy({} as MeasuredSession, {
      get: (_, call) => (call === 'then' ? undefined : (value: unknown) => emitted.push(`${String(call)} ${value}`)),
    });
    onEvent([{ type: 'load' }, { type: 'timedMetadata', value: 'Els matins' }], async () => session);
    await vi.waitFor(() => expect(emitted).toEqual(['timedMetadata Els matins']));
  });

  test('V-07 reports events during loading of the measurement code afterwards, in order', async () => {
    const calls: string[] = [];
    const gate = Promise.withResolvers<MeasuredSession>();
    const adapter = createMeasurementAdapter(() => gate.promise, readings);
    for (const type of ['load', 'play', 'bufferStart', 'bufferComplete', 'pause'] as const) adapter.onEvent({ type });
    expect(calls).toEqual([]);
    gate.resolve(recorder('s', calls));
    await vi.waitFor(() => expect(calls).toEqual(['s.play', 's.bufferStart', 's.bufferComplete', 's.pause']));
  });

  test('V-07 reports a fatal error and ends the session', async () => {
    const calls: string[] = [];
    onEvent(
      [
        { type: 'load' },
        { type: 'play' },
        { type: 'error', id: 'networkError.fragLoadError', isFatal: true },
        { type: 'unload' },
      ],
      async () => recorder('s', calls),
    );
    await vi.waitFor(() => expect(calls).toEqual(['s.play', 's.error', 's.end']));
  });

  test('C-03 loads nothing while consent is refused, measures from the moment it is given, and ends on withdrawal', async () => {
    const calls: string[] = [];
    let isRefused = true;
    let notify: (isAllowed: boolean) => void = () => undefined;
    const stop = vi.fn();
    const begin = vi.fn(async () => recorder('s', calls));
    const consent: StartMeasuring['consent'] = {
      isRefused: () => isRefused,
      onChange: (listener) => {
        notify = listener;
        return stop;
      },
    };
    const adapter = createMeasurementAdapter(Object.assign(begin, { consent }), readings);
    const choose = (isAllowed: boolean) => {
      isRefused = !isAllowed;
      notify(isAllowed);
    };
    const chapter = { title: 'Tres', startS: 0, lengthS: 9, position: 1 } as never;
    for (const event of [{ type: 'load' }, { type: 'play' }, { type: 'chapterStart', chapter }] as const)
      adapter.onEvent(event);
    expect(begin).not.toHaveBeenCalled();
    choose(true);
    adapter.onEvent({ type: 'pause' });
    await vi.waitFor(() => expect(calls).toEqual(['s.play', 's.chapterStart', 's.pause']));
    choose(false);
    adapter.onEvent({ type: 'play' });
    choose(true);
    choose(true);
    adapter.onEvent({ type: 'pause' });
    choose(false);
    choose(true); // paused: a session starts with the next play
    adapter.onEvent({ type: 'unload' });
    await vi.waitFor(() => expect(calls.slice(3)).toEqual(['s.end', 's.play', 's.chapterStart', 's.pause', 's.end']));
    expect(begin).toHaveBeenCalledTimes(2);
    expect(stop).toHaveBeenCalledOnce();
  });

  test('V-07 keeps the player working when measurement cannot start', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onEvent([{ type: 'load' }, { type: 'play' }], () => Promise.reject(new Error('blocked')));
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    warn.mockRestore();
  });
});
