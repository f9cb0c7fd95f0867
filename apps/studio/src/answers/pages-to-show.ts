/**
 * Pages of a long table that are drawn: the first, those in the window, and their neighbours, which arrow keys and
 * scrolling reach next. Pure.
 *
 * @param visible null for all pages, before it is known and on paper
 * @param isKept a page that is drawn wherever it is
 */
export function pagesToShow(
  count: number,
  visible: ReadonlySet<number> | null,
  isKept: (page: number) => boolean,
): ReadonlySet<number> {
  const pages = Array.from({ length: count }, (_, page) => page);
  if (visible === null) return new Set(pages);
  return new Set(
    pages.filter((page) => page === 0 || isKept(page) || [page - 1, page, page + 1].some((near) => visible.has(near))),
  );
}
