import { pageNotFound } from '../../shared/error-recovery/not-found-response.ts';
import { liveLayer } from '../../shared/measurement/live-layer.ts';
import { dayOfChannel } from '../../shared/on-air/day-view.ts';
import { onAirView } from '../../shared/on-air/on-air-view.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { preloadProgrammeType } from '../../ui/design/preloads.ts';
import { OWN_WINDOW } from '../../ui/frame/theatre.ts';
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import type { Route } from './+types/radio-window-route.ts';
import { RadioWindow } from './RadioWindow.tsx';

export const links = preloadProgrammeType;

export const handle = OWN_WINDOW;

/** `/radio/finestra/{emissora}/`: the live radio in its own window (W-06). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const onAir = (await site.catalogue.onAir(site.now)).filter(({ channel }) => channel.kind === 'radio');
  const here = onAir.find(({ channel }) => channel.slug === params.station);
  if (!here) throw await pageNotFound(site);
  const { now: _now, next: _next, ...station } = onAirView(here, site);
  const { schedule, timeZone } = await dayOfChannel(station.slug, site);
  const layer = await liveLayer(here.channel, here.now, site);
  return {
    layer: {
      ...layer,
      pageName: `radio/finestra/${station.slug}`,
      video: { ...layer.video, accessChannel: 'finestra' },
    },
    renderedAtMs: site.now.getTime(),
    station,
    schedule,
    timeZone,
    others: onAir.filter((other) => other !== here).map((other) => onAirView(other, site)),
  };
}

/** Search engines index the station's own page. */
export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { broadcaster, origin } = rootOf(matches);
  const { station } = loaderData;
  return [
    ...pageMeta({
      title: station.name,
      description: station.description,
      path: station.path,
      origin,
      siteName: broadcaster.radio,
      picture: sharingPicture(station.picture),
    }),
    { name: 'robots', content: 'noindex' },
  ];
}

export default function RadioWindowRoute({ loaderData: { renderedAtMs, ...view } }: Route.ComponentProps) {
  return <RadioWindow key={view.station.slug} renderedAtMs={renderedAtMs} {...view} />;
}
