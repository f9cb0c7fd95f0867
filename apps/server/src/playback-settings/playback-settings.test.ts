import { expect, test } from 'vitest';
import { parsePublisherSettings } from './playback-settings.ts';

test('M-08 a heartbeat interval at which no time would be counted is refused', () => {
  const every = (trackingIntervalS: number) =>
    parsePublisherSettings(JSON.stringify({ 'C0FFEE@Org': { trackingIntervalS } }));
  expect(every(300)).toEqual({ ok: true, value: { 'C0FFEE@Org': { trackingIntervalS: 300 } } });
  for (const seconds of [0, 301, 600]) expect(every(seconds)).toMatchObject({ ok: false });
});
