/** Entry `@sintonia/tag/tracker`: what page code of the incumbent's measurement library calls, on top of our tag. */
import { nameTaken } from '../rules/rule-errors.ts';
import type { Tag } from '../tag.ts';

export interface PageTracker {
  /** Counts a page view. */
  t(): void;
  /**
   * Counts a link.
   *
   * @param link the element that was clicked, or anything else for none
   * @param type `o` (which any other letter means too), `d` a file, `e` away from the site; an empty one is a page view
   * @param name by default the link's text, else «link clicked» (§ 7)
   */
  tl(link?: unknown, type?: string, name?: string): void;
}

const linkOf = (value: unknown): { text: string; linkUrl: string | undefined } => {
  const { textContent, href } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Partial<HTMLAnchorElement>; // cast: each is looked at
  return { text: textContent?.trim() ?? '', linkUrl: typeof href === 'string' ? href : undefined };
};

/**
 * Puts it on the window under this name; refuses, with an error in the console, when that is taken (§ 8).
 *
 * @param signal takes it off again
 */
export function exposeTracker(
  window: object,
  name: string,
  tag: Pick<Tag, 'pageView' | 'link'> | null,
  signal?: AbortSignal,
): PageTracker | null {
  if (!tag) return null;
  if (name in window) {
    console.error('[sintonia]', nameTaken(name));
    return null;
  }
  const tracker: PageTracker = {
    t: tag.pageView,
    tl: (link, type = 'o', given) => {
      if (type === '') return tag.pageView();
      const { text, linkUrl } = linkOf(link);
      const linkType = type === 'd' || type === 'e' ? type : 'o';
      tag.link({ linkType, linkName: given?.trim() || text || 'link clicked', linkUrl });
    },
  };
  Object.assign(window, { [name]: tracker });
  signal?.addEventListener('abort', () => Reflect.deleteProperty(window, name));
  return tracker;
}
