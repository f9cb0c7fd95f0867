import { Link } from 'react-router';
import { PageLinks } from '../../ui/paging/PageLinks.tsx';
import { SearchFacets } from './SearchFacets.tsx';
import { SearchHitRow } from './SearchHitRow.tsx';
import css from './SearchResults.module.css';
import type { SearchView } from './search-view.ts';

/** Results, filters, and links to further pages. */
export const SearchResults = ({ found }: { found: SearchView }) => (
  <div className={css.columns}>
    <SearchFacets facets={found.facets} />
    <section aria-label="Resultats">
      <div className={css.head}>
        <h2 className={css.count}>{found.counted}</h2>
        <ul className={css.orders} aria-label="Ordre">
          {found.orders.map(({ name, path, isChosen }) => (
            <li key={name}>
              <Link to={path} className={css.order} aria-current={isChosen || undefined} preventScrollReset>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {found.explained && <p className={css.explained}>{found.explained}</p>}
      <ol>
        {found.hits.map((hit) => (
          <SearchHitRow key={hit.path} hit={hit} />
        ))}
      </ol>
      <PageLinks
        name="Pàgines de resultats"
        page={found.page}
        pages={found.pages}
        earlierPath={found.earlierPath}
        laterPath={found.laterPath}
      />
    </section>
  </div>
);
