import type { Broadcaster } from '@sintonia/contracts';

/** Background colours of the page (`paper` in `tokens.css`), for the browser's own bars. A test keeps them equal. */
export const PAPER = { light: '#fbfaf6', dark: '#101215' } as const;

const png = (name: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

/** Manifest with which a phone puts the site on its home screen (W3C Web Application Manifest). */
export const webManifest = ({ name, claim, language }: Pick<Broadcaster, 'name' | 'claim' | 'language'>): object => ({
  id: '/',
  name,
  short_name: name,
  description: claim,
  lang: language,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: PAPER.light,
  theme_color: PAPER.light,
  categories: ['news', 'entertainment'],
  icons: [png('icon-192', 192, 'any'), png('icon-512', 512, 'any'), png('icon-maskable-512', 512, 'maskable')],
  shortcuts: [
    { name: 'Notícies', url: '/noticies/' },
    { name: 'Programes', url: '/programes/' },
  ],
});
