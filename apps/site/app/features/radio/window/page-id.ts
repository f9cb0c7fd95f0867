let id: string | null = null;
let openings = 0;

/** Distinguishes this page load from others, for the window that it opens. Not stored. */
export function pageId(): string {
  id ??= Math.random().toString(36).slice(2, 10);
  return id;
}

/** Fragment of the window's address: opening page, and number of the opening, so that an existing window notices it. */
export const openingFragment = (): string => `#${pageId()}.${++openings}`;

/** Opening page that a fragment names; '' for a window opened by its address. */
export const openerIn = (fragment: string): string => /^#(\w+)\.\d+$/.exec(fragment)?.[1] ?? '';
