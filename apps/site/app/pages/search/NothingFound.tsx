import { Link } from 'react-router';
import { inGuillemets } from './in-guillemets.ts';
import css from './SearchPage.module.css';
import type { SearchView } from './search-view.ts';

/** Empty result: possible reasons, and suggestions. */
export const NothingFound = ({ found }: { found: SearchView }) => (
  <section className={css.nothing} aria-labelledby="res">
    <h2 id="res" className={css.result}>
      No hem trobat res amb {inGuillemets(found.text)}
    </h2>
    <ul className={css.advice}>
      {found.isNarrowed && (
        <li>
          <Link to={found.widePath}>Busca-ho sense filtres</Link>
        </li>
      )}
      <li>Fes servir menys paraules, o una de més general.</li>
      <li>Els accents i les majúscules no compten: «rius» i «RIUS» donen el mateix.</li>
      <li>
        Si busques la previsió d’un poble, la tens a <Link to="/el-temps/">El temps</Link>.
      </li>
    </ul>
  </section>
);
