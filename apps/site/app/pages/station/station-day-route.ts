import { notFound } from '../../shared/error-recovery/not-found-response.ts';
import { dayOfChannel } from '../../shared/on-air/day-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import type { Route } from './+types/station-day-route.ts';

/** `/radio/{emissora}/dia.json`: the station's schedule around now, for listeners of many hours. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  const isStation = site.catalogue.channels().some(({ kind, slug }) => kind === 'radio' && slug === params.station);
  if (!isStation) throw notFound();
  const { schedule } = await dayOfChannel(params.station, site);
  return Response.json(schedule, { headers: { 'Cache-Control': 'public, max-age=300' } });
}
