import type { AdBreak } from './ad-facts.ts';
import type { OpenAd } from './ad-steps.ts';

/** An ad as the viewer has it before them. */
export interface ShownAd extends OpenAd {
  adBreak: AdBreak;
}

/** Ties what follows the ads of a player to what draws them. */
export interface AdScreen {
  /** Null: content has the picture. */
  shown(): ShownAd | null;
  subscribe(changed: () => void): () => void;
  skip(): void;
  /** The side that follows the ads. */
  show(ad: ShownAd | null): void;
  onSkip(how: () => void): void;
}

export function createAdScreen(): AdScreen {
  const listeners = new Set<() => void>();
  let shown: ShownAd | null = null;
  let skip: () => void = () => undefined;
  return {
    shown: () => shown,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    skip: () => skip(),
    show(ad) {
      if (ad === shown) return;
      shown = ad;
      for (const changed of listeners) changed();
    },
    onSkip(how) {
      skip = how;
    },
  };
}
