import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CatalogueSource, DAY_MS, MINUTE_MS } from '@sintonia/contracts';
import { readDemoCatalogue } from '@sintonia/demo';
import { runImport } from '../../e2e/support/run-import.ts';
import type { RunningServer } from '../../e2e/support/start-server.ts';

export interface CalibratedBroadcast {
  /** Slug; players name it so too. */
  channel: string;
  title: string;
  startMs: number;
  endMs: number;
  /** Medium of its episode on demand. */
  mediaId: string | null;
}

/** The first episodes were broadcast more than 28 days before the audience plays them, the last ones a few hours. */
const BEFORE_DAYS = 33;
/** The schedule continues while the calibration runs. */
const AFTER_DAYS = 1;
/** Lengths of broadcasts in turn, minutes. */
const LENGTHS_MIN = [35, 50, 95, 140, 200, 260, 305];
/** One broadcast in this many has an episode on demand. */
const EPISODE_EVERY = 20;
/**
 * Title of the broadcasts that are counted: two in three of the first channels, and one in three of the others. The sum
 * over all channels would have the same share whatever people watch.
 */
export const COUNTED_TITLE = 'Actualitat';
const OTHER_TITLE = 'Música';
const FIRST_CHANNELS = 2;

/** One broadcast, and how an import states its episode. */
interface Planned extends CalibratedBroadcast {
  programme?: { programme: string; subtitle: string };
}

/** Imports a schedule into a running server: it replaces the demo's weekly one for its duration. Throws if it fails. */
export async function importSchedule(server: RunningServer): Promise<CalibratedBroadcast[]> {
  const planned = planSchedule(readDemoCatalogue(), Date.now());
  const path = join(server.dataDir, 'calibration-schedule.json');
  await writeFile(path, JSON.stringify(scheduleDocument(planned)));
  const { code, error } = await runImport(server, path);
  if (code !== 0) throw new Error(`the schedule could not be imported: ${error}`);
  return planned;
}

/**
 * Broadcasts of every channel without a gap, some of them of episodes of the catalogue. A channel changes to its next
 * broadcast when others do not.
 */
export function planSchedule(source: CatalogueSource, nowMs: number): Planned[] {
  const episodes = oldEpisodes(source);
  // Noon is in no clock change.
  const noonMs = Math.floor(nowMs / DAY_MS) * DAY_MS + DAY_MS / 2;
  const planned: Planned[] = [];
  for (const [index, { slug: channel }] of source.channels.entries()) {
    let startMs = noonMs - BEFORE_DAYS * DAY_MS;
    for (let turn = index; startMs < noonMs + AFTER_DAYS * DAY_MS; turn++) {
      const endMs = startMs + (LENGTHS_MIN[turn % LENGTHS_MIN.length] ?? 60) * MINUTE_MS;
      const number = planned.length;
      const episode = number % EPISODE_EVERY === 0 ? episodes[(number / EPISODE_EVERY) % episodes.length] : undefined;
      const isThird = turn % 3 === 0;
      const isCounted = Boolean(episode) || (index < FIRST_CHANNELS ? !isThird : isThird);
      planned.push({
        ...{ channel, startMs, endMs },
        title: isCounted ? COUNTED_TITLE : OTHER_TITLE,
        mediaId: episode?.mediaId ?? null,
        ...(episode && { programme: { programme: episode.programme, subtitle: episode.title } }),
      });
      startMs = endMs;
    }
  }
  return planned;
}

/** Episodes of programmes that have no new ones: the time of a broadcast, too, would name a new one. */
const oldEpisodes = ({ programmes, series }: CatalogueSource) =>
  [...programmes, ...series]
    .map(({ slug, seasons }) => ({ slug, episodes: seasons.flatMap((season) => season.episodes) }))
    .filter(({ episodes }) => episodes.every(({ broadcastDaysAgo }) => broadcastDaysAgo > BEFORE_DAYS + 1))
    .flatMap(({ slug, episodes }) =>
      episodes.map(({ id, title }) => ({ mediaId: String(id), programme: slug, title })),
    );

/** `docs/import.md`. */
export const scheduleDocument = (planned: readonly Planned[]) => ({
  format: 'sintonia-catalogue',
  version: 1,
  schedule: planned.map(({ channel, title, startMs, endMs, programme }) => ({
    ...{ channel, title, ...programme },
    startsAt: new Date(startMs).toISOString(),
    endsAt: new Date(endMs).toISOString(),
  })),
});
