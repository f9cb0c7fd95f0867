import { pageNotFound } from '../../shared/error-recovery/not-found-response.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import type { Route } from './+types/not-found-route.ts';

/** Every address without a route (W-10). */
export async function loader({ context }: Route.LoaderArgs): Promise<never> {
  throw await pageNotFound(context.get(siteContext));
}

export default function NotFound() {
  return null;
}
