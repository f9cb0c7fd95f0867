import { Link } from 'react-router';
import css from './SearchFacets.module.css';
import type { SearchView } from './search-view.ts';

/** Filters of the results, each with its count. They are links: they work without JavaScript. */
export const SearchFacets = ({ facets }: Pick<SearchView, 'facets'>) => (
  <nav className={css.facets} aria-label="Filtres">
    {facets.map(({ id, name, choices }) => (
      <section key={id} aria-labelledby={`filtre-${id}`}>
        <h2 id={`filtre-${id}`} className={css.name}>
          {name}
        </h2>
        <ul className={css.choices}>
          {choices.map((choice) => (
            <li key={choice.name}>
              <Link
                to={choice.path}
                className={css.choice}
                aria-current={choice.isChosen || undefined}
                preventScrollReset
              >
                <span>{choice.name}</span>{' '}
                {choice.isChosen ? (
                  <span>
                    <span aria-hidden="true">×</span>
                    <span className="hidden">Treu el filtre</span>
                  </span>
                ) : (
                  <span className={css.count}>
                    {choice.count} <span className="hidden">{choice.count === 1 ? 'resultat' : 'resultats'}</span>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </nav>
);
