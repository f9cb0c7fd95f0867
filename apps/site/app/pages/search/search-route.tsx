import type { PageLayer } from '@sintonia/tag/data-layer';
import { redirect } from 'react-router';
import { RecoveryLinks } from '../../shared/error-recovery/RecoveryLinks.tsx';
import { recoveryLinksView } from '../../shared/error-recovery/recovery-links-view.ts';
import { pagePlace } from '../../shared/measurement/page-place.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { preloadProgrammeType } from '../../ui/design/preloads.ts';
import { SearchField } from '../../ui/search-field/SearchField.tsx';
import { readSearchQuery, SEARCH_PATH, searchPath } from '../../ui/search-field/search-address.ts';
import type { Route } from './+types/search-route.ts';
import { NothingFound } from './NothingFound.tsx';
import css from './SearchPage.module.css';
import { SearchResults } from './SearchResults.tsx';
import { type SearchView, searchView } from './search-view.ts';

export const links = preloadProgrammeType;

/** W-07: keywords and result count are in the data layer; the empty search page has neither. */
const pageLayer = (found: SearchView | null): PageLayer => ({
  ...pagePlace('cercador', found ? 'resultats' : 'portada'),
  pageName: 'cercador',
  pageType: 'cercador',
  contentTitle: 'Cerca',
  searchKeywords: found?.text,
  searchResults: found?.total,
});

/** `/cercador/?q=…` */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const question = readSearchQuery(new URL(request.url).searchParams);
  const answer = question.text === '' ? null : await site.search.search(question, site.now);
  if (answer && answer.pages > 0 && question.page > answer.pages) {
    throw redirect(searchPath({ ...question, page: answer.pages }));
  }
  const found = answer && searchView(question, answer, site);
  return {
    layer: pageLayer(found),
    found,
    recovery: found && found.total > 0 ? null : await recoveryLinksView(site),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { broadcaster, origin } = rootOf(matches);
  const { found } = loaderData;
  return [
    ...pageMeta({
      title: found ? `«${found.text}»: ${found.counted.toLowerCase()}` : 'Cerca',
      description: `Busca notícies, vídeos, àudios i programes de ${broadcaster.name}.`,
      path: SEARCH_PATH,
      origin,
      siteName: broadcaster.name,
    }),
    // Results are not indexed; the empty search page is.
    ...(found ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

export default function Search({ loaderData: { found, recovery } }: Route.ComponentProps) {
  return (
    <div className="page">
      <header className={css.head}>
        <h1 className="page-title">Cerca</h1>
        <SearchField requested={found?.text ?? ''} />
      </header>
      {found && found.total > 0 && <SearchResults found={found} />}
      {found?.total === 0 && <NothingFound found={found} />}
      {recovery && <RecoveryLinks recovery={recovery} />}
      <p className="hidden" role="status">
        {found?.counted}
      </p>
    </div>
  );
}
