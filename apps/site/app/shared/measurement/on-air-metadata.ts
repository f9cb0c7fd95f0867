import { isoDate, localDateAt, localTimeAt } from '@sintonia/contracts';
import { dayPartOf } from '../../ui/dates/day-part.ts';
import type { ScheduleEntry } from '../on-air/day-view.ts';
import type { MeasuredMedium } from './start-measuring.ts';

/**
 * Standard metadata of a live channel's broadcast (§ 3), by wire key: facts of the schedule, and the channel.
 *
 * @param timeZone of the broadcaster, for calendar dates
 */
export function onAirMetadata(
  { id, name, kind }: Pick<MeasuredMedium, 'id' | 'name' | 'kind'>,
  now: ScheduleEntry | null,
  timeZone: string,
): Record<string, string> {
  const facts = now?.facts;
  const date = now ? isoDate(localDateAt(now.startsAtMs, timeZone)) : undefined;
  const known = {
    show: now?.title,
    asset: id,
    genre: facts?.genre,
    rating: facts?.rating,
    airDate: date,
    digitalDate: date,
    originator: name,
    dayPart: now ? dayPartOf(Number(localTimeAt(now.startsAtMs, timeZone).slice(0, 2))) : undefined,
    feed: 'web',
    ...(kind === 'video'
      ? { network: name, adLoad: 'dynamic', format: 'HLS' }
      : {
          station: name,
          album: now?.title,
          artist: facts?.presenter,
          author: facts?.presenter,
          label: name,
          publisher: name,
        }),
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([key, value]) => (value ? [[`a.media.${key}`, value]] : [])),
  );
}
