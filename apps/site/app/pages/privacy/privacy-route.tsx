import type { PageLayer } from '@sintonia/tag/data-layer';
import css from '../../features/consent/PrivacyPage.module.css';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { preloadNewsType } from '../../ui/design/preloads.ts';
import type { Route } from './+types/privacy-route.ts';
import { DisclosureTable } from './DisclosureTable.tsx';
import { SENT, thirdPartyScripts } from './disclosures.ts';
import { PreferenceCentre } from './PreferenceCentre.tsx';
import { STORED } from './stored-items.ts';

export const links = preloadNewsType;

const pageLayer = (): PageLayer => ({
  pageName: 'privadesa',
  pageType: 'institucional',
  section: 'privadesa',
  contentTitle: 'Privadesa i galetes',
});

export function loader({ context }: Route.LoaderArgs) {
  const { consent, measurement, vendors } = context.get(siteContext);
  return { layer: pageLayer(), consent, others: thirdPartyScripts(measurement.vendorScripts, vendors) };
}

/** The page shows one visitor's choice: never cached for others. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export function meta({ matches }: Route.MetaArgs) {
  const { broadcaster, origin } = rootOf(matches);
  return pageMeta({
    title: 'Privadesa i galetes',
    description: `Què mesura ${broadcaster.name} de la teva visita, per què, i com canviar-ho.`,
    path: '/privadesa/',
    origin,
    siteName: broadcaster.name,
  });
}

export default function Privacy({ loaderData: { consent, others }, matches }: Route.ComponentProps) {
  const { name, contact } = rootOf(matches).broadcaster;
  return (
    <div className={`page ${css.page}`}>
      <h1 className={css.title}>Privadesa i galetes</h1>
      <p className={css.standfirst}>
        {name} és servei públic: necessita saber quanta gent el fa servir, i no li cal saber qui ets. Aquí decideixes
        fins on.
      </p>
      <PreferenceCentre consent={consent} />
      <div className={css.text}>
        <h2>Què fem si dius que no</h2>
        <p>
          Comptem que s’ha obert una pàgina, i prou: sense identificador i sense cap altra galeta que la que recorda la
          teva tria. Si marxes d’una pàgina sense haver triat, la comptem igual que si haguessis dit que no, i no hi
          queda cap galeta.
        </p>
        <h2>Què fem si dius que sí</h2>
        <p>
          Els nostres servidors et donen un número a l’atzar que ens permet saber si dues visites són de la mateixa
          persona. No en sabem el nom{' '}
          {others.length > 0
            ? 'i no el compartim amb ningú. Les eines de fora que surten més avall es carreguen només si acceptes el que s’hi marca, i llavors qui les serveix rep dades de la teva visita.'
            : 'ni el compartim amb ningú, i cap altra empresa no rep res de la teva visita.'}
        </p>
        <h2>Què fa cada permís</h2>
        <p>
          De cada fila, només si has acceptat tot el que s’hi marca. El que tu demanes (el compte, les teves llistes,
          votar, els subtítols com t’agraden) funciona igual triïs el que triïs.
        </p>
        <DisclosureTable caption="Què ens arriba" rows={SENT} />
        <DisclosureTable caption="Què es desa al navegador" rows={STORED} />
        {others.length > 0 && <DisclosureTable caption="Eines de fora de la casa" rows={others} />}
        <p>
          {others.length > 0
            ? 'Les galetes d’aquí dalt són nostres i cap altre web no les pot llegir; les eines de fora en poden desar de seves.'
            : 'Les galetes són totes nostres i cap altre web no les pot llegir.'}{' '}
          Pots retirar el permís quan vulguis en aquesta mateixa pàgina: és tan fàcil com donar-lo, i el número
          s’esborra a l’acte.
        </p>
        <p>
          Per a qualsevol dubte o per exercir els teus drets, escriu a <a href={`mailto:${contact}`}>{contact}</a>.
        </p>
      </div>
    </div>
  );
}
