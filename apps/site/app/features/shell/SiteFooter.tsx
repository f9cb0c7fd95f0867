import { SITE_PARTS } from '@sintonia/contracts/site-parts';
import { Link } from 'react-router';
import type { RootView } from '../../shared/site/root-view.ts';
import { Mark } from '../../ui/frame/Mark.tsx';
import css from './SiteFooter.module.css';

export function SiteFooter({ root }: { root: RootView | undefined }) {
  return (
    <footer id="peu" className={`below-fold ${css.footer}`}>
      <div className={`page ${css.inside}`}>
        <div>
          <span className={css.mark}>
            <Mark name={root?.broadcaster.name ?? ''} />
          </span>
          {root && <p className={css.claim}>{root.broadcaster.claim}</p>}
        </div>
        <nav className={css.links} aria-label="Peu de pàgina">
          <ul>
            {SITE_PARTS.map(({ name, path }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
          {root && (
            <ul className={css.sections}>
              {root.sections.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={`/noticies/${slug}/`}>{name}</Link>
                </li>
              ))}
            </ul>
          )}
          <ul>
            <li>
              <Link to="/participa/">Participa</Link>
            </li>
            <li>
              <Link to="/joc/">La ventada, el joc</Link>
            </li>
            <li>
              <Link to="/publicitat/">Publicitat amb límits</Link>
            </li>
            <li>
              <Link to="/privadesa/">Privadesa i galetes</Link>
            </li>
            <li>
              <Link to="/accessibilitat/">Accessibilitat</Link>
            </li>
            {root && (
              <li>
                <a href={`mailto:${root.broadcaster.contact}`}>Contacte</a>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
