/** Measured clicks matched with the links that the page has now. Pure. */

export interface MeasuredClick {
  region: string;
  link: string;
  count: number;
}

/** A link of the page, named as link tracking names it. */
export interface PageLink<E> {
  region: string;
  link: string;
  element: E;
}

export interface ClickedPlace<E> extends MeasuredClick {
  /** Share of all clicks of the page, 0 to 1. */
  share: number;
  /** Elements with that name in that region now; a click cannot be attributed to one of them. */
  elements: E[];
}

/** Clients differ in what they do with spaces that do not break. */
const keyOf = ({ region, link }: Pick<MeasuredClick, 'region' | 'link'>): string =>
  JSON.stringify([region, link.replace(/\s+/g, ' ')]);

/** Most clicked first; also links that the page no longer has. */
export function clicksOnPage<E>(clicks: readonly MeasuredClick[], links: readonly PageLink<E>[]): ClickedPlace<E>[] {
  const all = clicks.reduce((sum, { count }) => sum + count, 0);
  const elements = Map.groupBy(links, keyOf);
  return clicks
    .filter(({ count }) => count > 0)
    .map((click) => ({
      ...click,
      share: click.count / all,
      elements: (elements.get(keyOf(click)) ?? []).map(({ element }) => element),
    }))
    .sort((a, b) => b.count - a.count);
}

/** Sum of each region, most clicked first. */
export function clicksByRegion(clicks: readonly MeasuredClick[]): { region: string; count: number; share: number }[] {
  const all = clicks.reduce((sum, { count }) => sum + count, 0);
  return [...Map.groupBy(clicks, ({ region }) => region)]
    .map(([region, of]) => {
      const count = of.reduce((sum, one) => sum + one.count, 0);
      return { region, count, share: all > 0 ? count / all : 0 };
    })
    .sort((a, b) => b.count - a.count);
}
