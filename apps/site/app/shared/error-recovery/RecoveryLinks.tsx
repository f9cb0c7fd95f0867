import { SITE_PARTS } from '@sintonia/contracts/site-parts';
import { Link } from 'react-router';
import { SectionHeading } from '../../ui/frame/SectionHeading.tsx';
import { StoryLines } from '../cards/StoryLines.tsx';
import css from './RecoveryLinks.module.css';
import type { RecoveryLinksView } from './recovery-links-view.ts';

/** Ways out of a page without content: the parts of the site, and the latest news. */
export const RecoveryLinks = ({ recovery }: { recovery: RecoveryLinksView | null }) => (
  <div className={css.recovery}>
    <nav aria-labelledby="per-on-seguir">
      <SectionHeading id="per-on-seguir">Ves a</SectionHeading>
      <ul className={css.parts}>
        {[...SITE_PARTS, ...OTHERS].map(({ name, path }) => (
          <li key={path}>
            <Link to={path} className={css.part}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    {recovery && recovery.latest.length > 0 && (
      <section aria-labelledby="ultimes" data-area="noticies">
        <SectionHeading id="ultimes" more={{ path: '/noticies/', text: 'Totes les notícies' }}>
          Últimes notícies
        </SectionHeading>
        <StoryLines stories={recovery.latest} />
      </section>
    )}
  </div>
);

/** Links besides the parts of the navigation. */
const OTHERS = [
  { name: 'Programació', path: '/programacio/' },
  { name: 'Pòdcasts', path: '/podcasts/' },
  { name: 'Participa', path: '/participa/' },
  { name: 'La ventada, el joc', path: '/joc/' },
] as const;
