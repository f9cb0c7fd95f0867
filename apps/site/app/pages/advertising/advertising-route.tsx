import type { PageLayer } from '@sintonia/tag/data-layer';
import { Link } from 'react-router';
import css from '../../features/consent/PrivacyPage.module.css';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { preloadNewsType } from '../../ui/design/preloads.ts';
import type { Route } from './+types/advertising-route.ts';
import { AdContract } from './AdContract.tsx';

export const links = preloadNewsType;

const TITLE = 'Publicitat: el que et prometem';

const pageLayer = (): PageLayer => ({
  pageName: 'publicitat',
  pageType: 'institucional',
  section: 'publicitat',
  contentTitle: TITLE,
});

export async function loader({ context }: Route.LoaderArgs) {
  return { layer: pageLayer(), contract: await context.get(siteContext).adContract() };
}

export function meta({ matches }: Route.MetaArgs) {
  const { broadcaster, origin } = rootOf(matches);
  return pageMeta({
    title: TITLE,
    description: `Quants anuncis posa ${broadcaster.name}, què et prometem i quantes vegades no ho hem complert.`,
    path: '/publicitat/',
    origin,
    siteName: broadcaster.name,
  });
}

export default function Advertising({ loaderData: { contract }, matches }: Route.ComponentProps) {
  const { name, contact } = rootOf(matches).broadcaster;
  const counted = contract?.counted;
  return (
    <div className={`page ${css.page}`}>
      <h1 className={css.title}>{TITLE}</h1>
      <p className={css.standfirst}>
        {name} és servei públic i emet anuncis amb uns límits clars, iguals per a tothom. Aquí els tens, amb el compte
        de les vegades que no els hem complert.
      </p>
      <div className={css.text}>
        {contract && !contract.hasAds && <p>Ara mateix no emetem cap anunci. Quan n’hi hagi, valdrà tot això.</p>}
        <h2>Els nostres compromisos</h2>
        {contract ? (
          <AdContract contract={contract} />
        ) : (
          <p>Ara no podem mostrar-te les xifres. Torna a provar-ho d’aquí a una estona.</p>
        )}
        {counted && (
          <p>
            El compte és dels últims {counted.days} dies, avui inclòs, i de tot el públic.{' '}
            {contract && 'No hi entren les vegades que hem deixat d’emetre un anunci per no trencar cap compromís.'}
          </p>
        )}
        {contract && !counted && <p>Ara no podem consultar quants cops els hem incomplert.</p>}
        <h2>Qui en respon</h2>
        <p>
          Els anuncis els tria i els revisa el nostre servidor abans que arribin a la pantalla. Si un anunciant envia un
          anunci més llarg del compte, tard o que no es pot veure, no l’emetem. I si alguna cosa falla, compta com un
          incompliment nostre, encara que la culpa sigui d’un altre.
        </p>
        <h2>Què en saben, de tu</h2>
        <p>
          Res. Cap anunciant no rep dades de la teva visita, i l’anunci que veus no depèn de qui ets ni de si acceptes
          que mesurem la visita. Per no repetir-los, el reproductor recorda els de l’última hora mentre tens la pàgina
          oberta; quan la tanques, se n’oblida. Trobaràs la resta a <Link to="/privadesa/">Privadesa i galetes</Link>.
        </p>
        <p>
          Si creus que no hem complert, escriu-nos a <a href={`mailto:${contact}`}>{contact}</a>. També publiquem
          aquestes xifres <a href="/ads/contract">en un format que poden llegir altres programes</a>.
        </p>
      </div>
    </div>
  );
}
