import type { PageLayer } from '@sintonia/tag/data-layer';
import type { MetaDescriptor } from 'react-router';
import { pagePlace } from '../../shared/measurement/page-place.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';

/** Data layer of an account page (§ 3): names the page and nothing about the visitor. */
export const accountLayer = (page: string, title: string): PageLayer => ({
  pageName: page === '' ? 'compte' : `compte/${page}`,
  pageType: 'compte',
  ...pagePlace('compte', page === '' ? 'portada' : page),
  contentTitle: title,
});

interface AccountPage {
  title: string;
  description: string;
  path: string;
  matches: Parameters<typeof rootOf>[0];
}

/** Account pages are excluded from search engines. */
export function accountMeta({ matches, ...page }: AccountPage): MetaDescriptor[] {
  const { broadcaster, origin } = rootOf(matches);
  return [...pageMeta({ ...page, origin, siteName: broadcaster.name }), { name: 'robots', content: 'noindex' }];
}
