import { personalDesk } from '../accounts/personal-desk.ts';
import { unfinished, watchedViews } from '../accounts/shelf-view.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/account-going-on.ts';

const MOST = 8;

/** What one can go on with: the account's, or what the episodes are that a browser remembers by itself. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { account } = personalDesk(site);
  const isSignedIn = (await account.visitor()) !== null;
  const here = (new URL(request.url).searchParams.get('episodis') ?? '').split('-').slice(0, MOST);
  const places = isSignedIn
    ? (await account.shelf()).places
    : here.map((id) => ({ episode: Number(id), positionS: 0, atMs: site.now.getTime() }));
  return Response.json(unfinished(await watchedViews(places, site)).slice(0, MOST));
}
