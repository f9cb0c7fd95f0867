/** Broadcasts that curves mark, and broadcasts that reports count. */
import { ANNOTATION_LIMITS, type CatalogueReader, DAY_MS, MINUTE_MS } from '@sintonia/contracts';
import type { ReadSchedule } from '../../query/broadcasts.ts';
import type { StudioCatalogue } from './studio-catalogue.ts';

/** The longer broadcasts of the first television channel that start in a period; none without a catalogue. */
export const createFindBroadcasts =
  (read: () => Promise<Pick<StudioCatalogue, 'reader'> | null>) =>
  async (from: Date, to: Date): Promise<{ title: string; startsAt: string }[]> => {
    const reader = (await read())?.reader;
    const channel = reader?.channels().find(({ kind }) => kind === 'tv');
    if (!reader || !channel) return [];
    const found = await reader.broadcasts(channel.slug, from, to);
    return found.filter(({ startsAt, endsAt }) => {
      const startMs = Date.parse(startsAt);
      const isLong = Date.parse(endsAt) - startMs >= ANNOTATION_LIMITS.broadcastMinutes * MINUTE_MS;
      return isLong && startMs >= from.getTime() && startMs < to.getTime();
    });
  };

/** Days before and after now whose broadcasts the studio finds by title. */
const FOUND_DAYS = 7;

/** Titles in the schedules of all channels, a week back and ahead, each once. */
export async function scheduledTitles(reader: CatalogueReader, nowMs: number): Promise<string[]> {
  const [from, to] = [-1, 1].map((sign) => new Date(nowMs + sign * FOUND_DAYS * DAY_MS));
  if (!from || !to) return [];
  const ofChannels = await Promise.all(reader.channels().map(({ slug }) => reader.broadcasts(slug, from, to)));
  return [...new Set(ofChannels.flat().map(({ title }) => title))];
}

/** The schedule of every channel as reports count it; empty without a catalogue. */
export const createReadSchedule =
  (read: () => Promise<Pick<StudioCatalogue, 'reader'> | null>): ReadSchedule =>
  async ({ fromMs, toMs }) => {
    const reader = (await read())?.reader;
    if (!reader) return [];
    const ofChannels = await Promise.all(
      reader.channels().map(({ slug }) => reader.broadcasts(slug, new Date(fromMs), new Date(toMs))),
    );
    return ofChannels.flat().map(({ channel, title, startsAt, endsAt, episode }) => ({
      channel,
      title,
      startMs: Date.parse(startsAt),
      endMs: Date.parse(endsAt),
      mediaId: episode ? String(episode.id) : '',
    }));
  };
