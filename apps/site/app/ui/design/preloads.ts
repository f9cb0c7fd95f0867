import type { LinksFunction } from 'react-router';
import hankenGrotesk from './faces/hanken-grotesk.woff2?url';
import newsreader from './faces/newsreader.woff2?url';

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const;

/*
 * A page preloads only the face of its largest text, because preloads compete with the first picture. The others come
 * with the style sheet, over fallbacks of the same metrics. `npm run size` weighs what is imported here.
 */

/** For pages that open with a headline. */
export const preloadNewsType: LinksFunction = () => [font(newsreader)];

/** For pages that open with the title of a programme or an episode. */
export const preloadProgrammeType: LinksFunction = () => [font(hankenGrotesk)];
