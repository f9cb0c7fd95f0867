import type { Locator, Page } from 'playwright-core';
import type { useSite } from './use-site.ts';

/** «Explora» of yesterday without a comparison: its addresses, and the figures of its table. */
export function exploreScreen(site: ReturnType<typeof useSite>, page: () => Page) {
  const at = (search: string) => `${site.server.origin}/estudi/explora?periode=ahir&compara=cap${search}`;
  const grid = () => page().getByRole('grid');
  const rowOf = (name: string) =>
    grid()
      .getByRole('row')
      .filter({ has: page().getByRole('button', { name: new RegExp(`^${name}: filtra`) }) });
  const valuesOf = async (row: Locator): Promise<number[]> => {
    const values = await row.locator('data').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('value')));
    return values.map(Number);
  };
  const figures = (name: string) => valuesOf(rowOf(name));
  const total = () =>
    valuesOf(
      grid()
        .getByRole('row')
        .filter({ has: page().getByRole('rowheader', { name: /^Total/ }) }),
    );
  return { at, grid, rowOf, valuesOf, figures, total };
}
