import type { Broadcast, Channel, OnAir, ScheduledBroadcast, SiteRequest } from '@sintonia/contracts';
import { episodePath, programmePath } from '@sintonia/contracts/site-paths';
import { clockTime, type DateText } from '../../ui/dates/local-time.ts';
import { type PictureView, pictureView } from '../../ui/pictures/picture-view.ts';
import { channelArtwork, livePath } from './channel-path.ts';

export interface BroadcastView {
  title: string;
  subtitle: string | null;
  /** Page of its programme, if it has one. */
  path: string | null;
  starts: DateText;
  ends: DateText;
}

/** A broadcast that may also be available on demand. */
export interface ScheduledView extends BroadcastView {
  episode: { path: string; kind: 'video' | 'audio' } | null;
}

export interface ChannelView {
  slug: string;
  kind: Channel['kind'];
  name: string;
  description: string;
  /** Rewinding is not allowed. */
  isLinear: boolean;
  area: 'tele' | 'radio';
  /** Live page. */
  path: string;
  picture: PictureView | null;
}

/** A channel with its current broadcast. */
export interface OnAirView extends ChannelView {
  now: BroadcastView | null;
  next: BroadcastView | null;
}

export function broadcastView(broadcast: Broadcast, timeZone: string): BroadcastView {
  const at = (iso: string): DateText => ({ iso, text: clockTime(iso, timeZone) });
  return {
    title: broadcast.title,
    subtitle: broadcast.subtitle,
    path: broadcast.programme && programmePath(broadcast.programme),
    starts: at(broadcast.startsAt),
    ends: at(broadcast.endsAt),
  };
}

export const scheduledView = (broadcast: ScheduledBroadcast, timeZone: string): ScheduledView => ({
  ...broadcastView(broadcast, timeZone),
  episode: broadcast.episode && {
    path: episodePath(broadcast.episode.kind, broadcast.episode.id),
    kind: broadcast.episode.kind,
  },
});

export const channelView = (channel: Channel, { catalogue }: SiteRequest): ChannelView => ({
  slug: channel.slug,
  kind: channel.kind,
  name: channel.name,
  description: channel.description,
  isLinear: channel.isLinear === true,
  area: channel.kind === 'tv' ? 'tele' : 'radio',
  path: livePath(channel),
  picture: pictureView(channelArtwork(channel), catalogue.artwork()),
});

export function onAirView({ channel, now, next }: OnAir, site: SiteRequest): OnAirView {
  const { timeZone } = site.catalogue.broadcaster();
  return {
    ...channelView(channel, site),
    now: now && broadcastView(now, timeZone),
    next: next && broadcastView(next, timeZone),
  };
}
