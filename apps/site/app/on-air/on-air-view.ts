import type { Broadcast, OnAir, SiteRequest } from '@sintonia/contracts';
import { clockTime, type Moment } from '../dates/local-time.ts';
import { programmePath } from '../programmes/programme-view.ts';

export interface BroadcastView {
  title: string;
  subtitle: string | null;
  /** Page of its programme, when it has one. */
  path: string | null;
  starts: Moment;
  ends: Moment;
}

/** A channel with what it shows at the moment. */
export interface OnAirView {
  channel: string;
  name: string;
  area: 'tele' | 'radio';
  now: BroadcastView | null;
  next: BroadcastView | null;
}

function broadcastView(broadcast: Broadcast, timeZone: string): BroadcastView {
  const at = (iso: string): Moment => ({ iso, text: clockTime(iso, timeZone) });
  return {
    title: broadcast.title,
    subtitle: broadcast.subtitle,
    path: broadcast.programme && programmePath(broadcast.programme),
    starts: at(broadcast.startsAt),
    ends: at(broadcast.endsAt),
  };
}

export function onAirView({ channel, now, next }: OnAir, { catalogue }: SiteRequest): OnAirView {
  const { timeZone } = catalogue.broadcaster();
  return {
    channel: channel.slug,
    name: channel.name,
    area: channel.kind === 'tv' ? 'tele' : 'radio',
    now: now && broadcastView(now, timeZone),
    next: next && broadcastView(next, timeZone),
  };
}
