/** A small audience with known true figures, measured by a real server in a few conditions (`npm run calibrate` runs all). */

import type { PodcastEpisode } from '@sintonia/simulator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CalibratedBroadcast, importSchedule } from '../bench/calibration/calibrated-schedule.ts';
import { CONDITIONS } from '../bench/calibration/conditions.ts';
import { CALIBRATED_SERVER, importEpisodes } from '../bench/calibration/podcast-episodes.ts';
import { runCondition } from '../bench/calibration/run-condition.ts';
import { type RunningServer, startServer } from './support/start-server.ts';

let server: RunningServer;
let episodes: PodcastEpisode[];
let schedule: CalibratedBroadcast[];
beforeAll(async () => {
  server = await startServer(CALIBRATED_SERVER);
  episodes = await importEpisodes(server);
  schedule = await importSchedule(server);
});
afterAll(() => server?.stop());

describe('measured ÷ true', () => {
  const chosen = CONDITIONS.filter(({ name }) =>
    /^clean|^5 %|hours|every visit|refusal|another answer|known robots|one address/.test(name),
  );

  /** Sum of each figure over the conditions. */
  const found = new Map<string, number>();

  test.each(chosen)(
    'R-11 $name has every figure within its allowed range, and both identities hold',
    async (condition) => {
      const run = { seed: 5, size: 0.02, days: 2, server, episodes, schedule };
      const { figures, requests } = await runCondition(condition, run);
      expect(requests).toBeGreaterThan(200);
      expect(figures.filter(({ passed }) => !passed)).toEqual([]);
      for (const { metric, measured } of figures) found.set(metric, (found.get(metric) ?? 0) + measured);
    },
  );

  test('R-11 R-02 broadcasts of an imported schedule have an audience while they are on air', () => {
    for (const metric of ['broadcasts', 'airedTime', 'broadcastLiveTime', 'broadcastAudience', 'broadcastShare'])
      expect(found.get(metric), metric).toBeGreaterThan(0);
  });
});
