import type { MeasuredMedium } from '../measurement/start-measuring.ts';
import type { ScheduleEntry } from './day-view.ts';

/** Standard metadata of what a live channel broadcasts (§ 3), by its key on the wire: what the schedule knows, and the channel. */
export function onAirMetadata(
  { id, name, kind }: Pick<MeasuredMedium, 'id' | 'name' | 'kind'>,
  now: ScheduleEntry | null,
): Record<string, string> {
  const { facts } = now ?? {};
  const known = {
    show: now?.title,
    asset: id,
    genre: facts?.genre,
    rating: facts?.rating,
    airDate: facts?.date,
    digitalDate: facts?.date,
    originator: name,
    dayPart: facts?.dayPart,
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
