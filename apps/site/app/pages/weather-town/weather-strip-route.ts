import { stripView } from '../../features/weather/strip-view.ts';
import { notFound } from '../../shared/error-recovery/not-found-response.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import type { Route } from './+types/weather-strip-route.ts';

/** `/el-temps/{municipi}/resum.json`: weather line of the visitor's own town, which cached pages cannot contain. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { weather, catalogue, now } = context.get(siteContext);
  const place = weather.place(params.place);
  if (!place) throw notFound();
  const strip = stripView(await weather.forecast(place, now), catalogue.broadcaster().timeZone);
  return Response.json(strip, { headers: { 'Cache-Control': 'public, max-age=300' } });
}
