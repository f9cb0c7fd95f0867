import { DAY_MS, MINUTE_MS } from '@sintonia/contracts';
import { readDemoCatalogue } from '@sintonia/demo';
import { expect, test } from 'vitest';
import { onAirAt } from '../../apps/server/src/catalogue/schedule/on-air.ts';
import { localTimeOf } from '../../demo/history/local-time.ts';
import { createOnAir } from '../../demo/history/on-air.ts';

const FROM_MS = Date.parse('2026-11-15T22:30:00Z');
const STEP_MS = 185 * MINUTE_MS;

test('R-11 W-05 the simulated audience watches the programme that the site has on air, by day and by night', () => {
  const source = readDemoCatalogue();
  const { timeZone } = source.broadcaster;
  const simulated = createOnAir(source, localTimeOf(timeZone));
  for (const { channel, week } of source.schedules) {
    for (let atMs = FROM_MS; atMs < FROM_MS + 8 * DAY_MS; atMs += STEP_MS) {
      const { now } = onAirAt(channel, week, atMs, timeZone);
      const of = simulated.at(channel, atMs);
      expect([of?.title, of?.startMs], `${channel}, ${new Date(atMs).toISOString()}`).toEqual([
        now?.title,
        Date.parse(now?.startsAt ?? ''),
      ]);
    }
  }
});
