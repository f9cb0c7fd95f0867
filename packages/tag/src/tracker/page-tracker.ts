/**
 * Entry `@sintonia/tag/tracker`: the API of the incumbent's measurement library for page code, on top of our tag
 * (A-04).
 */
import { nameTaken } from '../rules/rule-errors.ts';
import type { Tag } from '../tag.ts';

export interface PageTracker {
  /** Counts a page view. */
  t(): void;
  /**
   * Counts a link.
   *
   * @param link the clicked element, or anything else for none
   * @param type `o` (as does any other letter), `d` a file, `e` another site; an empty one is a page view
   * @param name by default the link's text, else «link clicked» (§ 7)
   */
  tl(link?: unknown, type?: string, name?: string): void;
}

const linkOf = (value: unknown): { text: string; linkUrl: string | undefined } => {
  const { textContent, href } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Partial<HTMLAnchorElement>; // cast: each field is checked
  return { text: textContent?.trim() ?? '', linkUrl: typeof href === 'string' ? href : undefined };
};

/**
 * Sets it on the window under this name; refuses with an error in the console when that is taken (§ 8).
 *
 * @param signal removes it again
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
