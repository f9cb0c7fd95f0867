import { DAY_MS, HOUR_MS, MINUTE_MS } from '@sintonia/contracts';
import type { Playback } from '@sintonia/simulator';
import { expect, test } from 'vitest';
import type { CalibratedBroadcast } from './calibrated-schedule.ts';
import { broadcastFigures } from './true-broadcasts.ts';

const AIRED_MS = Date.parse('2026-10-05T20:00:00Z');
const news: CalibratedBroadcast = {
  ...{ channel: 'tv1', title: 'Telenotícies', mediaId: '1001' },
  ...{ startMs: AIRED_MS, endMs: AIRED_MS + HOUR_MS },
};

/** @param spans in minutes from the beginning of the broadcast */
const playing = (of: Partial<Playback>, ...spans: [fromMin: number, toMin: number][]): Playback => ({
  ...({ isLive: true, channel: 'tv1', mediaId: 'directe-tv1' } as Playback), // cast: nothing else is read
  spans: spans.map(([fromMin, toMin]) => [AIRED_MS + fromMin * MINUTE_MS, AIRED_MS + toMin * MINUTE_MS]),
  ...of,
});
const onDemand = { isLive: false, mediaId: '1001' };
const DAY_MIN = DAY_MS / MINUTE_MS;

test('R-11 counts what is played live while a broadcast is on air, and of its episode within 7 and 28 days', () => {
  const playbacks = [
    playing({}, [-30, 10], [20, 30]),
    playing({ channel: 'tv2' }, [50, 80]),
    playing(onDemand, [-20, 5], [100, 130]),
    playing(onDemand, [7 * DAY_MIN - 10, 7 * DAY_MIN + 30]),
    playing(onDemand, [28 * DAY_MIN - 1, 28 * DAY_MIN + 30]),
    playing({ isLive: false, mediaId: '1002' }, [100, 130]),
  ];
  const film = { ...news, channel: 'tv2', mediaId: null };
  expect(broadcastFigures([news, film], playbacks)).toEqual({
    broadcasts: 2,
    airedTime: 7200,
    broadcastLiveTime: (10 + 10 + 10) * 60,
    allChannelsLiveTime: 2 * (10 + 10 + 10) * 60,
    broadcastTime7: (30 + 5 + 30 + 10) * 60,
    broadcastTime28: (30 + 5 + 30 + 40 + 1) * 60,
  });
});
