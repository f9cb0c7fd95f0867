import type { ResumeStore } from '@sintonia/player';
import { useEffect, useState } from 'react';
import { useIsSignedIn } from './use-is-signed-in.ts';

/** Store of the player's positions: the account of a signed-in visitor, else this browser (`undefined`). */
export function useAccountPositions(): ResumeStore | undefined {
  const isSignedIn = useIsSignedIn();
  const [places, setPlaces] = useState<ResumeStore>();
  useEffect(() => {
    if (isSignedIn) void import('./browser-account.ts').then((loaded) => setPlaces(loaded.accountPlaces));
  }, [isSignedIn]);
  return isSignedIn ? places : undefined;
}
