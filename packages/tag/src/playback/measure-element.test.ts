import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchPart } from './adapter/fetch-part.ts';
import type { MeasurementObject } from './adapter/measurement-object.ts';
import { measureElement } from './measure-element.ts';

class FakeElement extends EventTarget {
  tagName = 'AUDIO';
  currentTime = 0;
  duration = 60;
  seeking = false;
  ended = false;
  go(event: string, now: Partial<Pick<FakeElement, 'currentTime' | 'seeking' | 'ended'>> = {}) {
    Object.assign(this, now);
    this.dispatchEvent(new Event(event));
  }
}

const analytics: MeasurementObject = {
  account: 'suite',
  trackingServer: 'm.example',
  visitor: { marketingCloudOrgId: '7A51@SintoniaOrg' },
  onPrivacy: (listener) => {
    listener('in');
    return () => undefined;
  },
  whenReady: (listener) => listener(),
  trackMediaStart: () => undefined,
};
const medium = { id: 'lectura', name: 'Lectura', trackingServer: 'm.example/hb', playerName: 'fira', channel: 'fira' };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a media element on a page without our player (§ 5, § 8)', () => {
  test('M-11 throws «Illegal argument. Player reference cannot be null.» without a player', () => {
    expect(() => measureElement(null, analytics, medium)).toThrow('Illegal argument. Player reference cannot be null.');
  });

  test('M-11 logs to the console without analytics, and does not throw', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const element = new FakeElement();
    const stop = measureElement(element, null, medium);
    element.go('playing');
    stop();
    expect(error.mock.calls.flat().join(' ')).toContain('Error getting a reference to Analytics shared module');
  });

  test('M-11 logs to the console and ignores later calls when the tracker cannot be created', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const element = new FakeElement();
    measureElement(element, analytics, { ...medium, trackingServer: '' });
    element.go('playing');
    element.go('ended');
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls.flat().join(' ')).toContain('config object with trackingServer set');
  });

  test('M-11 measures one session from the first playhead movement to the end', async () => {
    await fetchPart('diagnostics');
    vi.useFakeTimers();
    const sent: string[] = [];
    const log = vi.fn();
    const send = async (url: string) => sent.push(new URL(url).searchParams.get('s:event:type') ?? '') > 0;
    const element = new FakeElement();
    const stop = measureElement(element, analytics, medium, { send, log, read: async () => null });
    const pass = async (s: number) => {
      for (let i = 0; i < s * 4; i++) {
        element.currentTime += 0.25;
        await vi.advanceTimersByTimeAsync(250);
      }
    };
    element.go('waiting'); // before the first playhead movement no session is open
    element.go('playing');
    await pass(3);
    element.go('waiting');
    await vi.advanceTimersByTimeAsync(1000);
    element.go('playing');
    element.go('seeking', { seeking: true });
    await vi.advanceTimersByTimeAsync(500);
    element.go('seeked', { seeking: false, currentTime: 40 });
    element.go('playing');
    await pass(2);
    element.go('pause');
    await vi.advanceTimersByTimeAsync(1000);
    element.go('playing');
    await pass(1);
    element.go('pause', { ended: true });
    element.go('ended');
    await vi.advanceTimersByTimeAsync(1000);
    stop();
    expect(sent).toEqual(expect.arrayContaining(['start', 'aa_start', 'play', 'buffer', 'pause', 'complete']));
    expect(sent.at(-1)).toBe('complete');
    expect(log).not.toHaveBeenCalled();
  });
});
