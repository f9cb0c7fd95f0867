/** Waveform of a sound as bars, mirrored about its axis, in two inks. */
import { createChance, swell } from '../draw/random.ts';
import type { Sheet } from './cut-paper.ts';
import type { Stage } from './stage.ts';

export interface Waveform {
  name: string;
  y: number;
  /** Largest half height of a bar, px. */
  height: number;
  sheet: Sheet;
  /** Bars that the second ink takes, as a share of the width: from, to. */
  accent?: { sheet: Sheet; from: number; to: number };
  from?: number;
  to?: number;
  /** Distance of two bars, px. */
  pitch?: number;
  /** Syllables: few and long for slow reading, many for talk. */
  syllables?: number;
}

export function waveform(
  on: Stage,
  { name, y, height, sheet, accent, from = 20, to = 940, pitch = 20, syllables = 5 }: Waveform,
): void {
  const chance = createChance(`wave-${name}`);
  const seed = chance.between(0, 9);
  const count = Math.floor((to - from) / pitch);
  for (let bar = 0; bar <= count; bar += 1) {
    const share = bar / count;
    const envelope =
      Math.abs(Math.sin(share * Math.PI * syllables + seed)) ** 0.7 * (0.55 + 0.45 * swell(share * 7, seed));
    const half = Math.max(
      pitch * 0.3,
      height *
        Math.abs(envelope) *
        chance.between(0.65, 1) *
        Math.sin(Math.PI * Math.min(1, share * 0.94 + 0.03)) ** 0.4,
    );
    const isAccent = accent !== undefined && share >= accent.from && share <= accent.to;
    on.slab(
      isAccent ? accent.sheet : sheet,
      from + bar * pitch - pitch * 0.28,
      y - half,
      pitch * 0.56,
      half * 2,
      pitch * 0.28,
    );
  }
}

/** The same as rings: a sound that spreads from a point. */
export function rings(on: Stage, x: number, y: number, radii: readonly number[], sheet: Sheet, width: number): void {
  for (const radius of radii) on.ring(sheet, x, y, radius, width);
}
