/** One page of a long list, newest first. */
export interface PageOf<T> {
  items: readonly T[];
  /** Counted from 1. */
  page: number;
  pages: number;
}

/** @param requested parameter `pagina` of the address; the result is null for a page that does not exist */
export function pageOf<T>(all: readonly T[], requested: string | null, perPage: number): PageOf<T> | null {
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  const page = requested === null ? 1 : /^[1-9]\d{0,5}$/.test(requested) ? Number(requested) : 0;
  if (page < 1 || page > pages) return null;
  return { items: all.slice((page - 1) * perPage, page * perPage), page, pages };
}

/** Address of a page of the list at `path`; the first page is the list itself. */
export const pagePath = (path: string, page: number): string => (page > 1 ? `${path}?pagina=${page}` : path);
