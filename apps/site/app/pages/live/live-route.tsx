import type { OnAir } from '@sintonia/contracts';
import { redirect } from 'react-router';
import { pageNotFound } from '../../shared/error-recovery/not-found-response.ts';
import { liveLayer } from '../../shared/measurement/live-layer.ts';
import { broadcastEvent } from '../../shared/on-air/broadcast-event.ts';
import { livePath } from '../../shared/on-air/channel-path.ts';
import { dayOfChannel } from '../../shared/on-air/day-view.ts';
import { onAirView } from '../../shared/on-air/on-air-view.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { preloadProgrammeType } from '../../ui/design/preloads.ts';
import { THEATRE } from '../../ui/frame/theatre.ts';
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import type { Route } from './+types/live-route.ts';
import { LiveTheatre } from './LiveTheatre.tsx';

export const links = preloadProgrammeType;

export const handle = THEATRE;

/** `/directes/{canal}/`: a radio station redirects to its address in the radio. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const onAir = await site.catalogue.onAir(site.now);
  const here = onAir.find(({ channel }) => channel.slug === params.channel);
  if (!here) throw await pageNotFound(site);
  if (here.channel.kind === 'radio') throw redirect(livePath(here.channel), 301);
  const { now, next, ...channel } = onAirView(here, site);
  return {
    layer: await liveLayer(here.channel, here.now, site),
    renderedAtMs: site.now.getTime(),
    channel,
    now,
    next,
    day: await dayOfChannel(channel.slug, site),
    others: others(onAir, here).map((other) => onAirView(other, site)),
  };
}

/** The other television channels, and the first station. */
const others = (onAir: readonly OnAir[], here: OnAir): OnAir[] => [
  ...onAir.filter(({ channel }) => channel.kind === 'tv' && channel !== here.channel),
  ...onAir.filter(({ channel }) => channel.kind === 'radio').slice(0, 1),
];

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { channel, now } = loaderData;
  return pageMeta({
    title: `${channel.name} en directe`,
    description: now ? `Ara, «${now.title}». ${channel.description}` : channel.description,
    path: channel.path,
    origin: root.origin,
    siteName: root.broadcaster.tv,
    picture: sharingPicture(channel.picture),
    linkedData: [broadcastEvent(channel, now, root)].filter((event) => event !== null),
  });
}

export default function Live({ loaderData: { channel, day, others, renderedAtMs } }: Route.ComponentProps) {
  return <LiveTheatre key={channel.slug} channel={channel} day={day} others={others} renderedAtMs={renderedAtMs} />;
}
