import type { Channel } from '@sintonia/contracts';

/** Live page of a channel. */
export const livePath = ({ kind, slug }: Pick<Channel, 'kind' | 'slug'>): string =>
  kind === 'tv' ? `/directes/${slug}/` : `/radio/${slug}/`;

/** Guide page of a channel on a day; without a day, today. */
export const guidePath = (slug: string, date?: string): string => `/programacio/${slug}/${date ? `${date}/` : ''}`;

/** Artwork of a channel. */
export const channelArtwork = ({ slug, name }: Pick<Channel, 'slug' | 'name'>) => ({
  artwork: `channel-${slug}`,
  alt: name,
});
