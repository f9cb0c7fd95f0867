/** Broadcasts that curves mark, and broadcasts that reports count. */
import { ANNOTATION_LIMITS, type CatalogueReader, DAY_MS, MINUTE_MS } from '@sintonia/contracts';
import type { ReadSchedule, ScheduledItem } from '../../query/broadcasts.ts';
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

/** Whole days whose broadcasts are remembered: the queries of a screen, and of the ones before, read the same ones. */
const MOST_REMEMBERED = 8;

/** The schedule of every channel as reports count it; empty without a catalogue. */
export function createReadSchedule(read: () => Promise<Pick<StudioCatalogue, 'reader'> | null>): ReadSchedule {
  let remembered: { reader: CatalogueReader; days: Map<string, Promise<ScheduledItem[]>> } | null = null;
  return async ({ fromMs, toMs }) => {
    const reader = (await read())?.reader;
    if (!reader) return [];
    if (remembered?.reader !== reader || remembered.days.size >= MOST_REMEMBERED) {
      remembered = { reader, days: new Map() };
    }
    const [from, to] = [Math.floor(fromMs / DAY_MS) * DAY_MS, Math.ceil(toMs / DAY_MS) * DAY_MS];
    const key = `${from} ${to}`;
    const ofDays = remembered.days.get(key) ?? scheduleOf(reader, new Date(from), new Date(to));
    remembered.days.set(key, ofDays);
    return (await ofDays).filter(({ startMs, endMs }) => endMs > fromMs && startMs < toMs);
  };
}

async function scheduleOf(reader: CatalogueReader, from: Date, to: Date): Promise<ScheduledItem[]> {
  const ofChannels = await Promise.all(reader.channels().map(({ slug }) => reader.broadcasts(slug, from, to)));
  return ofChannels.flat().map(({ channel, title, startsAt, endsAt, episode }) => ({
    channel,
    title,
    startMs: Date.parse(startsAt),
    endMs: Date.parse(endsAt),
    mediaId: episode ? String(episode.id) : '',
  }));
}
