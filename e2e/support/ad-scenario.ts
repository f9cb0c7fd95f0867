/** The site with an ad server that sells `sold-ads.ts`, under a contract of its own. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { writeAdContract } from './ad-contract.ts';
import { type AdServer, startAdServer } from './ad-server.ts';
import { openBrowser } from './open-browser.ts';
import { BREAK_MS, CHANNEL, CLIPS, soldFor } from './sold-ads.ts';
import { type RunningServer, startServer } from './start-server.ts';

export interface AdScenario {
  ads: AdServer;
  server: RunningServer;
  browser: Browser;
  /** Beacons of a clip at the ad server, in order, as `ad event code`. */
  reportedFor(clip: string): string[];
  stop(): Promise<void>;
}

export async function startAdScenario(): Promise<AdScenario> {
  const ads = await startAdServer(soldFor);
  const adDir = await mkdtemp(join(tmpdir(), 'sintonia-ads-'));
  await writeAdContract(adDir);
  await writeFile(
    join(adDir, 'live-breaks.json'),
    JSON.stringify([
      {
        channel: CHANNEL,
        everyMinutes: 60,
        atMinute: new Date(BREAK_MS).getUTCMinutes(),
        lengthS: 20,
        protectedMinutes: [],
      },
    ]),
  );
  await writeFile(join(adDir, 'protected.json'), JSON.stringify([{ clip: CLIPS.plain, why: 'Infantil', whole: true }]));
  const [server, browser] = await Promise.all([startServer({ AD_TAG_URL: ads.tag, AD_DIR: adDir }), openBrowser()]);
  ads.mediaAt(server.origin);
  return {
    ads,
    server,
    browser,
    reportedFor: (clip) =>
      ads.reported
        .filter(({ content }) => content === clip)
        .map(({ ad, event, code }) => `${ad} ${event}${code ? ` ${code}` : ''}`),
    stop: async () => {
      await browser.close();
      await server.stop();
      await ads.stop();
      await rm(adDir, { recursive: true, force: true });
    },
  };
}
