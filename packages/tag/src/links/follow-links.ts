import { CLICK_COOKIE, parseQuery, toQuery } from '@sintonia/wire';
import type { TagSettings } from '../settings.ts';
import type { CookieJar } from '../transport/cookie-jar.ts';
import { clickedLink } from './clicked-link.ts';
import { type CountedLink, type FollowedLink, followedLink, type LinkSettings } from './followed-link.ts';

export interface LinkPorts {
  window: Window;
  cookies: CookieJar;
  settings: Pick<TagSettings, 'reportSuite'>;
  /** True while the visitor allows the cookie. */
  mayMeasure(): boolean;
  pageName(): string;
  /** A link to a file or to another site. */
  onFollowed(link: CountedLink): void;
  /** Stops it: other rules replace these (T-12). */
  signal: AbortSignal;
}

export interface LinkFollower {
  /** The click that led to this page, once. */
  consumeClick(): Click | undefined;
}

/** A followed link to another page of the site: activity map and target. */
export type Click = Pick<FollowedLink, 'activityMap' | 'linkUrl'>;

/** Factory of link tracking in a rule set. */
export type LinksFactory = (ports: LinkPorts) => LinkFollower;

/**
 * counts links to files and other sites, and remembers the click on a link to another page until that page is
 * counted: in memory on client-side navigation, in a cookie across a load, and only with consent.
 */
export const followLinks =
  (linkSettings?: LinkSettings): LinksFactory =>
  ({ window, cookies, settings: { reportSuite }, mayMeasure, pageName, onFollowed, signal }) => {
    let clicked: Click | undefined;
    const stored = cookies.read(CLICK_COOKIE);
    if (stored !== undefined) {
      cookies.remove(CLICK_COOKIE);
      const [suite, query] = stored.split(/=(.*)/s);
      const { linkUrl, ...activityMap } = Object.fromEntries(parseQuery(query ?? ''));
      if (suite === reportSuite)
        clicked = { linkUrl: linkUrl ?? '', activityMap: activityMap as FollowedLink['activityMap'] }; // cast: as written below
    }

    // Capturing: a page that handles its links itself may stop the event before it bubbles up.
    const follow = (event: Event) => {
      const link = clickedLink(event.target);
      const followed = link && followedLink(link, { url: window.location.href, name: pageName() }, linkSettings);
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
      if (!clicked || !mayMeasure()) return;
      const { activityMap, linkUrl } = clicked;
      cookies.write(CLICK_COOKIE, `${reportSuite}=${toQuery(Object.entries({ ...activityMap, linkUrl }))}`);
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
