import type { RootView } from '../site/root-view.ts';
import type { BroadcastView, ChannelView } from './on-air-view.ts';

/** schema.org BroadcastEvent of a channel's current broadcast (W-12); null when it is off air. */
export function broadcastEvent(
  channel: Pick<ChannelView, 'name' | 'kind' | 'path'>,
  now: BroadcastView | null,
  { broadcaster, origin }: Pick<RootView, 'broadcaster' | 'origin'>,
): object | null {
  if (!now) return null;
  const isTv = channel.kind === 'tv';
  return {
    '@type': 'BroadcastEvent',
    name: now.subtitle ? `${now.title}: ${now.subtitle}` : now.title,
    isLiveBroadcast: true,
    startDate: now.starts.iso,
    endDate: now.ends.iso,
    url: origin + channel.path,
    inLanguage: 'ca',
    ...(now.path && {
      workPerformed: { '@type': isTv ? 'TVSeries' : 'RadioSeries', name: now.title, url: origin + now.path },
    }),
    publishedOn: {
      '@type': isTv ? 'BroadcastService' : 'RadioBroadcastService',
      name: channel.name,
      broadcastDisplayName: channel.name,
      broadcaster: { '@type': 'Organization', name: isTv ? broadcaster.tv : broadcaster.radio, url: `${origin}/` },
    },
  };
}
