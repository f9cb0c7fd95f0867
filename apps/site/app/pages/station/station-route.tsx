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
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import type { Route } from './+types/station-route.ts';
import { StationPage } from './StationPage.tsx';

export const links = preloadProgrammeType;

/** `/radio/{emissora}/`: a television channel redirects to its live page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const onAir = await site.catalogue.onAir(site.now);
  const here = onAir.find(({ channel }) => channel.slug === params.station);
  if (!here) throw await pageNotFound(site);
  if (here.channel.kind === 'tv') throw redirect(livePath(here.channel), 301);
  const { now, next, ...station } = onAirView(here, site);
  return {
    layer: await liveLayer(here.channel, here.now, site),
    renderedAtMs: site.now.getTime(),
    station,
    now,
    next,
    day: await dayOfChannel(station.slug, site),
    others: onAir
      .filter(({ channel }) => channel.kind === 'radio' && channel !== here.channel)
      .map((other) => onAirView(other, site)),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { station, now } = loaderData;
  return pageMeta({
    title: `${station.name} en directe`,
    description: now ? `Ara, «${now.title}». ${station.description}` : station.description,
    path: station.path,
    origin: root.origin,
    siteName: root.broadcaster.radio,
    picture: sharingPicture(station.picture),
    linkedData: [broadcastEvent(station, now, root)].filter((event) => event !== null),
  });
}

export default function Station({ loaderData: { station, day, others, renderedAtMs } }: Route.ComponentProps) {
  return <StationPage key={station.slug} station={station} day={day} others={others} renderedAtMs={renderedAtMs} />;
}
