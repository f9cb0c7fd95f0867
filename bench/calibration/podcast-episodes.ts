import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PodcastEpisode } from '@sintonia/simulator';
import { runImport } from '../../e2e/support/run-import.ts';
import type { RunningServer } from '../../e2e/support/start-server.ts';

/** Settings of a server that is calibrated. */
export const CALIBRATED_SERVER = {
  COLLECT_RATE: '1000000',
  TRUSTED_PROXIES: '1',
  PUBLIC_ORIGIN: 'http://127.0.0.1:{port}',
};

/** Lengths of the episodes, seconds: less than a minute, a little more, usual ones. */
const LENGTHS_S = [44, 95, 600, 1200, 1500, 1800, 2700, 3600];
const FIRST_ID = 98_001;
/** An audio file of the demo. Its stated lengths differ, so that a minute is another part of each episode. */
const MEDIA = '/media/clips/loop-radio/master.m3u8';

/** Imports a podcast for the calibration into a running server. Throws if an episode cannot be downloaded. */
export async function importEpisodes(server: RunningServer): Promise<PodcastEpisode[]> {
  const path = join(server.dataDir, 'calibration-podcast.json');
  await writeFile(path, JSON.stringify(catalogue()));
  const { code, error } = await runImport(server, path);
  if (code !== 0) throw new Error(`the podcast could not be imported: ${error}`);
  return Promise.all(
    LENGTHS_S.map(async (lengthS, index) => {
      const episode = `/baixa/${FIRST_ID + index}.m4a`;
      const answer = await fetch(server.origin + episode, { method: 'HEAD' });
      if (answer.status !== 200) throw new Error(`${episode} answered ${answer.status}`);
      return { path: episode, lengthS, bytes: Number(answer.headers.get('content-length')) };
    }),
  );
}

const catalogue = () => ({
  format: 'sintonia-catalogue',
  version: 1,
  programmes: [
    {
      slug: 'calibratge',
      kind: 'audio',
      form: 'podcast',
      title: 'Calibratge',
      synopsis: 'Episodis per al calibratge.',
      seasons: [
        {
          number: 1,
          episodes: LENGTHS_S.map((lengthS, index) => ({
            id: FIRST_ID + index,
            number: index + 1,
            title: `Episodi ${index + 1}`,
            broadcastAt: '2026-01-05T07:00:00+01:00',
            canDownload: true,
            media: { address: MEDIA, kind: 'audio', type: 'application/vnd.apple.mpegurl', lengthS },
          })),
        },
      ],
    },
  ],
});
