import { Readable } from 'node:stream';
import { signedInVisitor } from '../../features/accounts/personal-service.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { MY_DATA } from '../../shared/visitor/account-paths.ts';
import type { Route } from './+types/account-export-route.ts';

/** Exports everything stored about the visitor, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const { account } = await signedInVisitor(context.get(siteContext), MY_DATA);
  const pieces = await account.exported();
  const file = pieces && (Readable.toWeb(Readable.from(pieces)) as ReadableStream); // cast: the same class in two type libraries
  return new Response(file, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="les-meves-dades.json"',
    },
  });
}
