import { personalService } from '../../features/accounts/personal-service.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import type { ContinueWatchingAnswer } from '../../shared/visitor/fetch-continue-watching.ts';
import { followedViews, notBegun, unfinished, watchedViews } from '../../shared/visitor/shelf-view.ts';
import type { Route } from './+types/account-continue-watching-route.ts';

const MOST = 8;

/**
 * Episodes to resume: those of the account, or those whose ids the browser has stored; and new episodes of the
 * programmes that the account follows. Without consent to personalisation, the viewing history is not used.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { account } = personalService(site);
  const isSignedIn = (await account.visitor()) !== null;
  const mayRemember = site.consent?.personalisation ?? false;
  const here = (new URL(request.url).searchParams.get('episodis') ?? '').split('-').slice(0, MOST);
  const { places, saved } = isSignedIn
    ? await account.shelf()
    : { places: here.map((id) => ({ episode: Number(id), positionS: 0, atMs: site.now.getTime() })), saved: [] };
  const watched = mayRemember ? await watchedViews(places, site) : [];
  const fresh = notBegun(await followedViews(saved, site), watched);
  return Response.json({
    inProgress: unfinished(watched).slice(0, MOST),
    fresh: fresh.slice(0, MOST),
  } satisfies ContinueWatchingAnswer);
}
