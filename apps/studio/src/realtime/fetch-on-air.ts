import { MINUTE_MS, ok, type StudioChannels } from '@sintonia/contracts';
import type { Answered } from '../api/request.ts';
import type { Minutes } from '../broadcasts/broadcast-figures.ts';
import type { Broadcast } from '../broadcasts/broadcast-scope.ts';
import { fetchBroadcasts, fetchChannels, fetchMinutes } from '../broadcasts/fetch-broadcasts.ts';

/** A broadcast that is on air. */
export interface OnAir {
  channel: StudioChannels[number];
  broadcast: Broadcast;
}

/** Live audience since each broadcast began, by its channel. */
export type OnAirMinutes = ReadonlyMap<string, Minutes>;

/** What is on air on each channel of the schedule, in the order of the channels. */
export async function fetchOnAir(signal: AbortSignal): Answered<OnAir[]> {
  const channels = await fetchChannels(signal);
  if (!channels.ok) return channels;
  const nowMs = Date.now();
  const answers = await Promise.all(
    channels.value.map(async (channel) => ({
      channel,
      broadcasts: await fetchBroadcasts(channel.slug, nowMs, nowMs + MINUTE_MS, signal),
    })),
  );
  const found: OnAir[] = [];
  for (const { channel, broadcasts } of answers) {
    if (!broadcasts.ok) return broadcasts;
    const broadcast = broadcasts.value.find(
      ({ startsAt, endsAt }) => Date.parse(startsAt) <= nowMs && nowMs < Date.parse(endsAt),
    );
    if (broadcast) found.push({ channel, broadcast });
  }
  return ok(found);
}

/** The stored minutes of those broadcasts. Slower than the schedule, which does not wait for them. */
export async function fetchOnAirMinutes(
  base: { suite: string | null; timeZone: string },
  onAir: readonly OnAir[],
  signal: AbortSignal,
): Answered<OnAirMinutes> {
  const answers = await Promise.all(
    onAir.map(async ({ channel, broadcast }) => {
      const scope = { ...base, segments: [], channel: channel.slug };
      const minutes = await fetchMinutes(scope, Date.parse(broadcast.startsAt), Date.now(), signal);
      return { slug: channel.slug, minutes };
    }),
  );
  const found = new Map<string, Minutes>();
  for (const { slug, minutes } of answers) {
    if (!minutes.ok) return minutes;
    found.set(slug, minutes.value);
  }
  return ok(found);
}
