import { describe, expect, test, vi } from 'vitest';
import { aBreak, anAd } from '../ads/an-ad.ts';
import type { PlayerEvent } from '../events/player-events.ts';
import { createMeasurementAdapter, type MeasuredSession, type StartMeasuring } from './playback-measurement.ts';

const readings = {
  positionS: () => 0,
  quality: () => ({ bitrate: 0, framesPerSecond: 0, droppedFrames: 0, startupTimeS: 0 }),
  isResumed: () => false,
};

function recorder(name: string, calls: string[]): MeasuredSession {
  return new Proxy({} as MeasuredSession, {
    get: (_, call) => (call === 'then' ? undefined : () => calls.push(`${name}.${String(call)}`)),
  });
}

function hear(events: PlayerEvent[], start: StartMeasuring) {
  const adapter = createMeasurementAdapter(start, readings);
  for (const event of events) adapter.hear(event);
}

describe('one adapter turns player events into tracking calls (V-07)', () => {
  test('V-07 load opens a session, ended completes it, and a replay is a session of its own', async () => {
    const calls: string[] = [];
    let opened = 0;
    hear([{ type: 'load' }, { type: 'play' }, { type: 'ended' }, { type: 'play' }, { type: 'unload' }], async () =>
      recorder(`s${++opened}`, calls),
    );
    await vi.waitFor(() => expect(calls).toEqual(['s1.play', 's1.complete', 's2.play', 's2.end']));
  });

  test('V-07 what an ad goes through is told by the same calls, between the bounds of its break', async () => {
    const calls: string[] = [];
    const types = ['adPlay', 'adPause', 'adBufferStart', 'adBufferComplete', 'adComplete', 'adSkip'] as const;
    hear(
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

  test('V-07 what happens while the measuring code loads is told afterwards, in order', async () => {
    const calls: string[] = [];
    const gate = Promise.withResolvers<MeasuredSession>();
    const adapter = createMeasurementAdapter(() => gate.promise, readings);
    for (const type of ['load', 'play', 'bufferStart', 'bufferComplete', 'pause'] as const) adapter.hear({ type });
    expect(calls).toEqual([]);
    gate.resolve(recorder('s', calls));
    await vi.waitFor(() => expect(calls).toEqual(['s.play', 's.bufferStart', 's.bufferComplete', 's.pause']));
  });

  test('V-07 a fatal error is told and ends the session', async () => {
    const calls: string[] = [];
    hear(
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

  test('V-07 measuring that cannot start leaves the player alone', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    hear([{ type: 'load' }, { type: 'play' }], () => Promise.reject(new Error('blocked')));
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    warn.mockRestore();
  });
});
