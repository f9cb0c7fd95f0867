import { Form, Link } from 'react-router';
import { AccountHead } from '../../features/accounts/AccountHead.tsx';
import css from '../../features/accounts/AccountPage.module.css';
import { accountLayer, accountMeta } from '../../features/accounts/account-page.ts';
import { personalService, seeOther, signedInVisitor } from '../../features/accounts/personal-service.ts';
import { ShelfItem } from '../../features/accounts/ShelfItem.tsx';
import { siteContext } from '../../shared/site/site-context.ts';
import { HISTORY } from '../../shared/visitor/account-paths.ts';
import { watchedViews } from '../../shared/visitor/shelf-view.ts';
import forms from '../../ui/forms/Forms.module.css';
import type { Route } from './+types/account-history-route.ts';

const TITLE = 'Historial';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { account } = await signedInVisitor(site, HISTORY);
  const { places } = await account.shelf();
  return { layer: accountLayer('historial', TITLE), watched: await watchedViews(places, site) };
}

/** Deletes the whole history. */
export async function action({ context }: Route.ActionArgs) {
  await personalService(context.get(siteContext)).account.forgetHistory();
  return seeOther(HISTORY);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta({ matches, title: TITLE, description: 'El que has vist i escoltat.', path: HISTORY });
}

export default function History({ loaderData: { watched } }: Route.ComponentProps) {
  return (
    <div className="page">
      <AccountHead title={TITLE} part={HISTORY} />
      {watched.length > 0 ? (
        <section className={css.section} aria-label="El que has vist i escoltat">
          <ul className={css.list}>
            {watched.map((item) => (
              <ShelfItem key={item.key} item={item} level={2} />
            ))}
          </ul>
          <Form method="post" className={css.foot}>
            <p className={css.empty}>
              Ningú més no veu aquesta llista. Si l’esborres, tot tornarà a començar del principi.
            </p>
            <button type="submit" className={forms.plain}>
              Esborra l’historial
            </button>
          </Form>
        </section>
      ) : (
        <p className={`${css.section} ${css.empty}`}>
          Aquí hi haurà el que miris i escoltis amb el compte obert. Tria un <Link to="/programes/">programa</Link> i
          comença.
        </p>
      )}
    </div>
  );
}
