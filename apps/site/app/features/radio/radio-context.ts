import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RadioState, RadioStore } from './radio-store.ts';

export const RadioContext = createContext<RadioStore | null>(null);

/** The radio of this page. Throws outside `RadioProvider`, which wraps every page. */
export function useRadio(): RadioStore {
  const radio = useContext(RadioContext);
  if (!radio) throw new Error('there is no radio around this part of the page');
  return radio;
}

/** A selected part of the radio's state: the component renders only when it changes. */
export function useRadioState<T extends string | number | boolean | object | null>(read: (state: RadioState) => T): T {
  const radio = useRadio();
  const snapshot = () => read(radio.get());
  return useSyncExternalStore(radio.subscribe, snapshot, snapshot);
}

/** State of this medium in the dock; null when the dock has another or none. */
export function useListening(mediaId: string): 'playing' | 'paused' | null {
  return useRadioState(({ item, isPlaying, phase }) => {
    if (item?.media.id !== mediaId) return null;
    return isPlaying || phase === 'loading' ? 'playing' : 'paused';
  });
}
