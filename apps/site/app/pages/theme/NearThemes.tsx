import type { Theme } from '@sintonia/contracts';
import { themePath } from '@sintonia/contracts/site-paths';
import { Link } from 'react-router';
import { SectionHeading } from '../../ui/frame/SectionHeading.tsx';

/** Related themes of the same stories. Its route imports `near-themes.css`. */
export const NearThemes = ({ near }: { near: readonly Theme[] }) => (
  <nav className="page near" data-area="noticies" aria-labelledby="temes-propers">
    <SectionHeading id="temes-propers">Temes relacionats</SectionHeading>
    <ul className="near-list">
      {near.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={themePath(slug)} className="near-theme">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
