import type { Stage } from '../../stage.ts';

/** A dark house, feet on y, its window lit or not. */
export function darkHouse(on: Stage, x: number, y: number, size: number, isLit: boolean): void {
  on.at(x, y, size, () => {
    on.slab('c', 28, -162, 20, 60);
    on.slab('paper', -70, -96, 140, 100);
    on.poly('c', [-86, -90], [0, -156], [86, -90]);
    if (isLit) on.slab('b', -18, -76, 36, 44);
    if (isLit) on.strip('a', 4, [0, -76], [0, -32]);
  });
}
