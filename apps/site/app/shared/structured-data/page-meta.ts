import { OEMBED_PATH } from '@sintonia/contracts/site-paths';
import type { MetaDescriptor } from 'react-router';

/** Card with the broadcaster's logo, for pages without a picture. */
const CARD = '/icons/card.png';

interface PageDescription {
  title: string;
  description: string;
  /** Canonical path, from the root of the site. */
  path: string;
  origin: string;
  siteName: string;
  /** Path or address of the picture for social cards. */
  picture?: string | null;
  type?: 'website' | 'article' | 'profile' | 'video.episode';
  /** Whether other sites may embed this page (oEmbed). */
  isEmbeddable?: boolean;
  /** Path of the feed of the listed items. */
  feed?: string | undefined;
  /** schema.org objects; without any, a WebPage is emitted. */
  linkedData?: object[];
}

/** Title, description, canonical address, Open Graph and structured data of one page (W-12). */
export function pageMeta(page: PageDescription): MetaDescriptor[] {
  const {
    title,
    description,
    path,
    origin,
    siteName,
    picture,
    type = 'website',
    feed,
    isEmbeddable = false,
    linkedData = [],
  } = page;
  const address = origin + path;
  return [
    { title: path === '/' ? title : `${title} · ${siteName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    // One language, also the default for every other one.
    ...['ca', 'x-default'].map((hrefLang) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: address })),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'ca_ES' },
    { property: 'og:image', content: new URL(picture ?? CARD, origin).href },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(feed ? [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: origin + feed }] : []),
    ...(isEmbeddable ? [oEmbedLink(title, origin, address)] : []),
    ...(linkedData.length > 0 ? linkedData : [webPage(page)]).map((entry) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...entry },
    })),
  ];
}

const webPage = ({ title, description, path, origin, siteName }: PageDescription): object => ({
  '@type': 'WebPage',
  name: title,
  description,
  url: origin + path,
  inLanguage: 'ca',
  isPartOf: { '@type': 'WebSite', name: siteName, url: `${origin}/` },
});

/** oEmbed discovery link (oEmbed 1.0, section 4). */
const oEmbedLink = (title: string, origin: string, address: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/json+oembed',
  title,
  href: `${origin}${OEMBED_PATH}?url=${encodeURIComponent(address)}`,
});
