import type { AdBreak } from './ad-facts.ts';
import type { OpenAd } from './ad-state.ts';

/** An ad on screen. */
export interface ShownAd extends OpenAd {
  adBreak: AdBreak;
}

/** Connects the code that follows a player's ads with the overlay that shows them. */
export interface AdScreen {
  /** Null: content is on screen. */
  shown(): ShownAd | null;
  subscribe(changed: () => void): () => void;
  skip(): void;
  /** Called by the code that follows the ads. */
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
