import { Form, Link } from 'react-router';
import { AccountHead } from '../../features/accounts/AccountHead.tsx';
import css from '../../features/accounts/AccountPage.module.css';
import { accountLayer, accountMeta } from '../../features/accounts/account-page.ts';
import { signedInVisitor } from '../../features/accounts/personal-service.ts';
import { ShelfItem } from '../../features/accounts/ShelfItem.tsx';
import { siteContext } from '../../shared/site/site-context.ts';
import { ACCOUNT, SAVE } from '../../shared/visitor/account-paths.ts';
import { ContinueWatchingRail } from '../../shared/visitor/ContinueWatchingRail.tsx';
import { followedViews, savedViews, unfinished, watchedViews } from '../../shared/visitor/shelf-view.ts';
import forms from '../../ui/forms/Forms.module.css';
import { SectionHeading } from '../../ui/frame/SectionHeading.tsx';
import type { Route } from './+types/account-route.ts';

const TITLE = 'La teva llista';
const MAX_IN_PROGRESS = 8;

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { visitor, account } = await signedInVisitor(site, ACCOUNT);
  const { saved, places } = await account.shelf();
  return {
    layer: accountLayer('', TITLE),
    name: visitor.name,
    inProgress: unfinished(await watchedViews(places, site)).slice(0, MAX_IN_PROGRESS),
    followed: await followedViews(saved, site),
    saved: await savedViews(saved, site),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta({
    matches,
    title: TITLE,
    description: 'El que tens a mitges, el que segueixes i el que has guardat.',
    path: ACCOUNT,
  });
}

interface RemoveItemProps {
  /** Key under which the list stores it. */
  item: string;
  words: string;
  /** Names the item, for screen readers. */
  name: string;
}

const RemoveItem = ({ item, words, name }: RemoveItemProps) => (
  <Form method="post" action={SAVE}>
    <input type="hidden" name="desa" value={item} />
    <input type="hidden" name="tornada" value={ACCOUNT} />
    <button type="submit" name="treu" value="1" className={forms.plain}>
      {words}
      <span className="hidden"> {name}</span>
    </button>
  </Form>
);

export default function Account({ loaderData: { name, inProgress, followed, saved } }: Route.ComponentProps) {
  return (
    <div className="page">
      <AccountHead title={`Hola, ${name}`} part={ACCOUNT} />
      {inProgress.length > 0 && (
        <section className={css.section} data-area="tele" aria-labelledby="continua">
          <SectionHeading id="continua">Continua on ho vas deixar</SectionHeading>
          <ContinueWatchingRail items={inProgress} />
        </section>
      )}
      {followed.length > 0 && (
        <section className={css.section} data-area="tele" aria-labelledby="segueixes">
          <SectionHeading id="segueixes">Els programes que segueixes</SectionHeading>
          <ul>
            {followed.map((item) => (
              <ShelfItem key={item.key} item={item}>
                <RemoveItem item={item.key} words="Deixa de seguir-lo" name={item.source} />
              </ShelfItem>
            ))}
          </ul>
        </section>
      )}
      <section className={css.section} aria-labelledby="mes-tard">
        <SectionHeading id="mes-tard">Per més tard</SectionHeading>
        {saved.length > 0 ? (
          <ul>
            {saved.map((item) => (
              <ShelfItem key={item.key} item={item}>
                <RemoveItem item={item.key} words="Treu-ho" name={`de la llista: ${item.title}`} />
              </ShelfItem>
            ))}
          </ul>
        ) : (
          <p className={css.empty}>
            Encara no has guardat res. Quan trobis una notícia o un capítol que vulguis tenir a mà, prem «Per més tard»
            i t’esperarà aquí. Pots començar pels <Link to="/programes/">programes</Link> o per les{' '}
            <Link to="/noticies/">notícies d’avui</Link>.
          </p>
        )}
      </section>
    </div>
  );
}
