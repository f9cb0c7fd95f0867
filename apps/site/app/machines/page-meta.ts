import type { MetaDescriptor } from 'react-router';

interface PageDescription {
  title: string;
  description: string;
  /** Canonical path, from the root of the site. */
  path: string;
  origin: string;
  siteName: string;
  /** Path of the picture for social cards. */
  picture?: string | null;
  type?: 'website' | 'article' | 'video.episode';
  /** Path of the feed of what the page lists. */
  feed?: string | undefined;
  /** schema.org objects. */
  linkedData?: object[];
}

/** Title, description, canonical address, Open Graph and structured data of one page (W-12). */
export function pageMeta(page: PageDescription): MetaDescriptor[] {
  const { title, description, path, origin, siteName, picture, type = 'website', feed, linkedData = [] } = page;
  const address = origin + path;
  const pictureTags: MetaDescriptor[] = picture
    ? [
        { property: 'og:image', content: origin + picture },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]
    : [];
  return [
    { title: path === '/' ? title : `${title} · ${siteName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'ca_ES' },
    ...pictureTags,
    ...(feed ? [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: origin + feed }] : []),
    ...linkedData.map((entry) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...entry } })),
  ];
}
