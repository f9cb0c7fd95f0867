let id: string | null = null;
let openings = 0;

/** Tells this page load from others, for the window that it opens. Kept nowhere. */
export function pageId(): string {
  id ??= Math.random().toString(36).slice(2, 10);
  return id;
}

/** Fragment of the window's address: whose it is, and which opening this is, so that a window that is there notices. */
export const openingFragment = (): string => `#${pageId()}.${++openings}`;

/** The page that a fragment tells of; '' for a window that somebody opened by its address. */
export const openerIn = (fragment: string): string => /^#(\w+)\.\d+$/.exec(fragment)?.[1] ?? '';
