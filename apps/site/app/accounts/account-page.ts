import type { PageLayer } from '@sintonia/tag/data-layer';
import type { MetaDescriptor } from 'react-router';
import { pagePlace } from '../measurement/page-place.ts';
import { rootOf } from '../root-view.ts';
import { pageMeta } from '../structured-data/page-meta.ts';

/** § 3 of a visitor's own page: which page, nothing of the visitor. */
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

/** No search engine has a use for these. */
export function accountMeta({ matches, ...page }: AccountPage): MetaDescriptor[] {
  const { broadcaster, origin } = rootOf(matches);
  return [...pageMeta({ ...page, origin, siteName: broadcaster.name }), { name: 'robots', content: 'noindex' }];
}
