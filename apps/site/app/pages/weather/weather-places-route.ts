import { siteContext } from '../../shared/site/site-context.ts';
import type { Route } from './+types/weather-places-route.ts';

const MOST = 7;

/** `/el-temps/municipis.json?municipi=…`: suggestions for a partly typed name. */
export function loader({ context, request }: Route.LoaderArgs): Response {
  const requested = new URL(request.url).searchParams.get('municipi') ?? '';
  const found = context.get(siteContext).weather.search(requested, MOST);
  const suggestions = found.map(({ slug, name, comarca }) => ({ slug, name, comarca }));
  return Response.json(suggestions, { headers: { 'Cache-Control': 'public, max-age=86400' } });
}
