import type { Channel } from '@sintonia/contracts';

/** Where a channel is watched or listened to live. */
export const livePath = ({ kind, slug }: Pick<Channel, 'kind' | 'slug'>): string =>
  kind === 'tv' ? `/directes/${slug}/` : `/radio/${slug}/`;

/** What a channel broadcasts on a day of the guide; without one, today. */
export const guidePath = (slug: string, date?: string): string => `/programacio/${slug}/${date ? `${date}/` : ''}`;

/** Name of the artwork that stands for a channel. */
export const channelArtwork = ({ slug, name }: Pick<Channel, 'slug' | 'name'>) => ({
  artwork: `channel-${slug}`,
  alt: name,
});
