import { ok } from '@sintonia/contracts';
import { BROADCAST } from '@sintonia/contracts/studio-addresses';
import type { Answered } from '../api/request.ts';
import { peakOf } from '../broadcasts/broadcast-figures.ts';
import type { Broadcast } from '../broadcasts/broadcast-scope.ts';
import { fetchAudiences } from '../broadcasts/fetch-audiences.ts';
import { fetchBroadcasts, fetchChannels, fetchMinutes } from '../broadcasts/fetch-broadcasts.ts';
import { dayBounds, EMISSIONS_ADDRESS, guideDay } from '../broadcasts/guide-day.ts';
import { isCivilDay } from '../period/civil-day.ts';
import { type PathContext, type PathFigures, ROWS, scopeIn } from './path-scope.ts';

export interface BroadcastRow {
  title: string;
  startsAt: string;
  /** Average-minute audience. */
  mean: number;
  peak: { value: number; atMs: number } | null;
}

/** The day's broadcasts with most audience, or the chosen one. */
export async function broadcastsOf(
  search: URLSearchParams,
  around: PathContext,
  signal: AbortSignal,
): Answered<PathFigures> {
  const { timeZone, nowMs } = around;
  const channels = await fetchChannels(signal);
  if (!channels.ok) return channels;
  const named = search.get(EMISSIONS_ADDRESS.channel);
  const channel = channels.value.find(({ slug }) => slug === named) ?? channels.value[0];
  if (!channel) return ok({ kind: 'broadcasts', channel: '', rows: [] });
  const inAddress = search.get(EMISSIONS_ADDRESS.day) ?? '';
  const { fromMs, toMs } = dayBounds(isCivilDay(inAddress) ? inAddress : guideDay(nowMs, timeZone), timeZone);
  const scope = { ...scopeIn(search, around), timeZone, channel: channel.slug };
  const [broadcasts, minutes] = await Promise.all([
    fetchBroadcasts(channel.slug, fromMs, toMs, signal),
    fetchMinutes(scope, fromMs, toMs, signal),
  ]);
  if (!broadcasts.ok) return broadcasts;
  if (!minutes.ok) return minutes;
  const audiences = await fetchAudiences(scope, broadcasts.value, signal);
  if (!audiences.ok) return audiences;
  const chosen = search.get(EMISSIONS_ADDRESS.broadcast);
  const isOnAir = ({ startsAt, endsAt }: Broadcast) => Date.parse(startsAt) <= nowMs && nowMs < Date.parse(endsAt);
  const isChosen = (one: Broadcast) => (chosen === BROADCAST.onAirNow ? isOnAir(one) : one.startsAt === chosen);
  const one = broadcasts.value.find(isChosen);
  const rows = (one ? [one] : broadcasts.value)
    .filter(({ startsAt }) => Date.parse(startsAt) < nowMs)
    .map(({ title, startsAt, endsAt }) => ({
      title,
      startsAt,
      mean: audiences.value.get(startsAt)?.mean ?? 0,
      peak: peakOf(minutes.value, Date.parse(startsAt), Math.min(Date.parse(endsAt), nowMs)),
    }))
    .sort((a, b) => b.mean - a.mean);
  return ok({ kind: 'broadcasts', channel: channel.name, rows: rows.slice(0, ROWS) });
}
