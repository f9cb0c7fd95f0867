import type { Author } from '@sintonia/contracts';
import { authorPath } from '@sintonia/contracts/site-paths';
import type { RootView } from '../../shared/site/root-view.ts';

/** schema.org ProfilePage of a story's author (W-12). */
export const profilePage = (author: Author, { broadcaster, origin }: RootView): object => ({
  '@type': 'ProfilePage',
  url: origin + authorPath(author.id),
  inLanguage: 'ca',
  mainEntity: {
    '@type': 'Person',
    name: author.name,
    url: origin + authorPath(author.id),
    ...(author.role && { jobTitle: author.role }),
    ...(author.bio && { description: author.bio }),
    worksFor: { '@type': 'NewsMediaOrganization', name: broadcaster.news, url: `${origin}/` },
  },
});
