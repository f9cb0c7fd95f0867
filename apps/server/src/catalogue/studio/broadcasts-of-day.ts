/** Broadcasts that curves mark, and broadcasts that reports count. */
import { ANNOTATION_LIMITS, MINUTE_MS } from '@sintonia/contracts';
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
