import { parseQuery, toQuery } from '@sintonia/wire';
import type { CookieJar } from '../transport/cookie-jar.ts';
import {
  type ClickedLink,
  type CountedLink,
  type FollowedLink,
  followedLink,
  type LinkSettings,
} from './followed-link.ts';

/** Keeps where was clicked from one page to the next that the browser loads; ends with the browser's session. */
const COOKIE = 's_sq';

export interface LinkPorts {
  window: Window;
  cookies: CookieJar;
  reportSuite: string;
  /** Whether the visitor lets a cookie be kept. */
  mayStore(): boolean;
  pageName(): string;
  /** A link to a file or away from the site. */
  onFollowed(link: CountedLink): void;
  /** Ends it: other rules are in its place (T-12). */
  signal: AbortSignal;
}

export interface LinkFollower {
  /** Where the visitor clicked to come to this page, once. */
  consumeClick(): Click | undefined;
}

/** A link to another page of the site that was followed: its activity map and where it leads. */
export type Click = Pick<FollowedLink, 'activityMap' | 'linkUrl'>;

/** How a rule set says that links are followed. */
export type LinksFactory = (ports: LinkPorts) => LinkFollower;

/** What features measure themselves, or what is not measured at all, carries this attribute: it is not counted twice. */
const MEASURED = 'data-measured';

/** Page code that counts its own links does it in `onclick`: those are not counted twice either. */
const COUNTS_ITSELF = /\.tl\(/;

function clickedLink({ target }: Event): ClickedLink | null {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href],area[href]'); // cast: clicks come from elements
  if (!link || link.closest(`[${MEASURED}]`) || COUNTS_ITSELF.test(`${link.onclick}`)) return null;
  const { href: url, textContent, ariaLabel, dataset } = link;
  const picture = link.querySelector('img');
  return {
    url,
    // a text that depends on who reads (a chosen town, words that were typed) has a fixed name in its place
    text: dataset.linkName || textContent?.trim() || ariaLabel || picture?.alt || '',
    region: link.closest('[id]')?.id ?? '',
    isDownload: link.hasAttribute('download'),
  };
}

/**
 * counts links to files and away from the site, and remembers where a link to another page was clicked until
 * that page is counted: in memory while the page lives, in a cookie over a load, and that only with consent.
 */
export const followLinks =
  (settings?: LinkSettings): LinksFactory =>
  ({ window, cookies, reportSuite, mayStore, pageName, onFollowed, signal }) => {
    let clicked: Click | undefined;
    const stored = cookies.read(COOKIE);
    if (stored !== undefined) {
      cookies.remove(COOKIE);
      const [suite, query] = stored.split(/=(.*)/s);
      const { linkUrl, ...activityMap } = Object.fromEntries(parseQuery(query ?? ''));
      if (suite === reportSuite)
        clicked = { linkUrl: linkUrl ?? '', activityMap: activityMap as FollowedLink['activityMap'] }; // cast: as written below
    }

    // Capturing: a page that follows its links itself stops them before they come up here.
    const follow = (event: Event) => {
      const link = clickedLink(event);
      const followed = link && followedLink(link, { url: window.location.href, name: pageName() }, settings);
      if (!followed) return;
      const { linkType } = followed;
      if (linkType) onFollowed({ ...followed, linkType });
      else clicked = followed;
    };
    window.document.addEventListener('click', follow, { capture: true, signal });
    window.document.addEventListener('auxclick', (event) => event.button === 1 && follow(event), {
      capture: true,
      signal,
    });
    const keep = () => {
      if (!clicked || !mayStore()) return;
      const { activityMap, linkUrl } = clicked;
      cookies.write(COOKIE, `${reportSuite}=${toQuery(Object.entries({ ...activityMap, linkUrl }))}`);
    };
    window.addEventListener('pagehide', keep, { signal });
    return {
      consumeClick: () => {
        const taken = clicked;
        clicked = undefined;
        return taken;
      },
    };
  };
