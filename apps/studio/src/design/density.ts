import { rememberedChoice } from './remembered-choice.ts';

/** Height of the rows of tables, chosen on this device. */
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

const REMEMBERED = 'studio.density';

export const rememberedDensity = (storage: Pick<Storage, 'getItem'>): Density =>
  rememberedChoice(storage, REMEMBERED, DENSITIES);

export const rememberDensity = (storage: Pick<Storage, 'setItem'>, density: Density): void =>
  storage.setItem(REMEMBERED, density);

/** `tokens.css` has the height of each. */
export function drawDensity(density: Density): void {
  document.documentElement.dataset.density = density;
}
