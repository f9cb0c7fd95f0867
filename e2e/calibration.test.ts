/** A small audience with known true figures, measured by a real server in a few conditions (`npm run calibrate` runs all). */

import type { PodcastEpisode } from '@sintonia/simulator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONDITIONS } from '../bench/calibration/conditions.ts';
import { CALIBRATED_SERVER, importEpisodes } from '../bench/calibration/podcast-episodes.ts';
import { runCondition } from '../bench/calibration/run-condition.ts';
import { type RunningServer, startServer } from './support/start-server.ts';

let server: RunningServer;
let episodes: PodcastEpisode[];
beforeAll(async () => {
  server = await startServer(CALIBRATED_SERVER);
  episodes = await importEpisodes(server);
});
afterAll(() => server?.stop());

describe('measured ÷ true', () => {
  const chosen = CONDITIONS.filter(({ name }) =>
    /^clean|^5 %|hours|every visit|refusal|another answer|known robots|one address/.test(name),
  );

  test.each(chosen)(
    'R-11 $name: every figure is within its allowed range, and both identities hold',
    async (condition) => {
      const { figures, requests } = await runCondition(condition, { seed: 5, size: 0.02, days: 2, server, episodes });
      expect(requests).toBeGreaterThan(200);
      expect(figures.filter(({ passed }) => !passed)).toEqual([]);
    },
  );
});
