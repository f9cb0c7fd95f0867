import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type MeasurementObject, MediaHeartbeat } from '../playback.ts';
import { config, eventOf, heartbeatOf, measurement, media, player } from '../testing/media-heartbeat-builders.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('the API of the incumbent’s client (M-01)', () => {
  test('M-01 has the same method names', () => {
    expect(MediaHeartbeat.Event).toMatchObject({
      AdBreakStart: 'adBreakStart',
      TimedMetadataUpdate: 'timedMetadataUpdate',
    });
    expect(Object.keys(MediaHeartbeat.Event)).toHaveLength(14);
  });

  test('M-11 sends a session to the configured host, port and path, one heartbeat at a time', async () => {
    const urls: string[] = [];
    let inFlight = 0;
    const send = async (url: string) => {
      expect(++inFlight).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 3000));
      inFlight--;
      urls.push(url);
      return true;
    };
    const read = vi.fn(async () => null);
    const tracker = new MediaHeartbeat(player, config(), measurement(), { send, read });
    tracker.trackSessionStart(media());
    tracker.trackPlay();
    await vi.advanceTimersByTimeAsync(2000);
    tracker.trackComplete();
    tracker.trackSessionEnd();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(urls.every((url) => url.startsWith('http://site.example:4000/hb/?s:sc:rsid=suite&'))).toBe(true);
    expect(urls.map(eventOf)).toEqual(['start', 'aa_start', 'start', 'play', 'play', 'play', 'complete']);
    expect(read).toHaveBeenCalledWith(
      expect.stringMatching(/^http:\/\/site\.example:4000\/hb\/settings\/abc-org\.xml\?r=\d+$/),
    );
    expect(urls[1]).toContain('&s:cuser:userid.id=u-1&s:cuser:userid.as=1&');
  });

  test('S-06 says with each heartbeat that it is of our own staff, and else nothing', async () => {
    const marksOf = async (staff?: string) => {
      const marks: (string | null | undefined)[] = [];
      const send = async (url: string) => marks.push(heartbeatOf(url).get('s:own:staff')) > 0;
      const tracker = new MediaHeartbeat(player, config(), measurement({ staff }), {
        send,
        read: async () => null,
      });
      tracker.trackSessionStart(media());
      tracker.trackPlay();
      await vi.advanceTimersByTimeAsync(5000);
      tracker.trackSessionEnd();
      await vi.advanceTimersByTimeAsync(5000);
      return [marks.length > 3, [...new Set(marks)]];
    };
    expect(await marksOf('1')).toEqual([true, ['1']]);
    expect(await marksOf()).toEqual([true, [undefined]]);
  });

  test('M-11 throws or logs mistakes of the page, and keeps working', async () => {
    const log = vi.fn();
    const tracker = new MediaHeartbeat(player, config(), measurement(), {
      log,
      send: async () => true,
      read: async () => null,
    });
    tracker.trackEvent('noSuchEvent' as 'adStart');
    await vi.waitFor(() => expect(log).toHaveBeenLastCalledWith('error', '[MediaHeartbeat] Incorrect event name.'));
    const wrong = undefined as unknown as MeasurementObject; // cast: invalid on purpose
    expect(() => new MediaHeartbeat(player, config(), wrong)).toThrow(
      'MediaHeartbeat needs a valid AppMeasurement instance.',
    );
    expect(() => new MediaHeartbeat(player, config({ trackingServer: '' }), measurement())).toThrow(
      'MediaHeartbeat needs a valid config object with trackingServer set.',
    );
  });

  test.each([
    ['2.10.9', true],
    ['2.11.0', false],
    ['2.17.0', false],
    ['3.0', false],
  ])('M-11 audio with measurement library %s is refused: %s', async (version, isRefused) => {
    const log = vi.fn();
    const tracker = new MediaHeartbeat(player, config(), measurement({ version }), {
      log,
      send: async () => true,
      read: async () => null,
    });
    tracker.trackSessionStart(MediaHeartbeat.createMediaObject('R', 'r-1', 60, 'aod', 'audio'));
    await vi.waitFor(() => expect(log.mock.calls.length > 0).toBe(isRefused));
  });

  test('M-10 logs a failed heartbeat when debug logging is on, and continues with the queue', async () => {
    const log = vi.fn();
    const send = vi.fn(async () => false);
    const tracker = new MediaHeartbeat(player, config({ debugLogging: true }), measurement(), {
      log,
      send,
      read: async () => null,
    });
    tracker.trackSessionStart(media());
    await vi.advanceTimersByTimeAsync(1000);
    tracker.destroy();
    await vi.advanceTimersByTimeAsync(1000);
    expect(send.mock.calls.length).toBe(4);
    expect(log.mock.calls.filter(([, text]) => /Failed to send heartbeat report/.test(text))).toHaveLength(4);
  });

  test('M-11 does not pass an exception of the player to the page between calls', async () => {
    const log = vi.fn();
    let isBroken = false;
    const broken = {
      getCurrentPlaybackTime() {
        if (isBroken) throw new Error('detached');
        return 0;
      },
      getQoSObject: () => null,
    };
    const tracker = new MediaHeartbeat(broken, config(), measurement(), {
      log,
      send: async () => true,
      read: async () => null,
    });
    tracker.trackSessionStart(media());
    tracker.trackPlay();
    isBroken = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(log).toHaveBeenLastCalledWith('error', '[MediaHeartbeat] Error: detached');
  });
});
