import type { PageLayer } from '@sintonia/tag/data-layer';
import { Link } from 'react-router';
import css from '../../features/consent/PrivacyPage.module.css';
import { rootOf } from '../../shared/site/root-view.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { preloadNewsType } from '../../ui/design/preloads.ts';
import type { Route } from './+types/accessibility-route.ts';
import { ScreenReaderSwitch } from './ScreenReaderSwitch.tsx';

export const links = preloadNewsType;

const pageLayer = (): PageLayer => ({
  pageName: 'accessibilitat',
  pageType: 'institucional',
  section: 'accessibilitat',
  contentTitle: 'Accessibilitat',
});

export const loader = () => ({ layer: pageLayer() });

export function meta({ matches }: Route.MetaArgs) {
  const { broadcaster, origin } = rootOf(matches);
  return pageMeta({
    title: 'Accessibilitat',
    description: `Com es pot fer servir ${broadcaster.name} amb teclat, amb subtítols o amb un lector de pantalla.`,
    path: '/accessibilitat/',
    origin,
    siteName: broadcaster.name,
  });
}

export default function Accessibility({ matches }: Route.ComponentProps) {
  const { name, contact } = rootOf(matches).broadcaster;
  return (
    <div className={`page ${css.page}`}>
      <h1 className={css.title}>Accessibilitat</h1>
      <p className={css.standfirst}>
        {name} és de tothom. Per això tot s’ha de poder llegir, mirar i escoltar sense traves.
      </p>
      <div className={css.text}>
        <h2>Què hi trobaràs</h2>
        <p>
          Tot el web es pot recórrer amb el teclat i amb un lector de pantalla, es pot ampliar fins al 200 % i respecta
          si el sistema demana menys moviment o una pantalla fosca. Els vídeos poden portar subtítols, amb la mida i el
          contrast que triïs, i la transcripció al costat.
        </p>
        <h2>Explica’ns com ens llegeixes</h2>
        <p>
          Un navegador no pot saber si fas servir un lector de pantalla, ni ho hauria de poder saber. Si ens ho vols
          dir, sabrem on costa més d’arribar amb un lector i ho arreglarem abans.
        </p>
        <ScreenReaderSwitch />
        <p>
          Es desa en aquest navegador i només ho comptem si has acceptat la mesura a{' '}
          <Link to="/privadesa/">Privadesa i galetes</Link>.
        </p>
        <h2>Si alguna cosa no va bé</h2>
        <p>
          Escriu-nos a <a href={`mailto:${contact}`}>{contact}</a> i digues-nos a quina pàgina t’ha passat.
        </p>
      </div>
    </div>
  );
}
