import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RadioState, RadioStore } from './radio-store.ts';

export const RadioContext = createContext<RadioStore | null>(null);

/** The radio of this page. Throws outside `RadioProvider`, which stands around every page. */
export function useRadio(): RadioStore {
  const radio = useContext(RadioContext);
  if (!radio) throw new Error('there is no radio around this part of the page');
  return radio;
}

/** Something of what the radio does, so that a page renders only when that changes. */
export function useRadioState<T extends string | number | boolean | object | null>(read: (state: RadioState) => T): T {
  const radio = useRadio();
  const snapshot = () => read(radio.get());
  return useSyncExternalStore(radio.subscribe, snapshot, snapshot);
}

/** Whether the dock has this medium, and whether it sounds. */
export function useListening(mediaId: string): 'playing' | 'paused' | null {
  return useRadioState(({ item, isPlaying, phase }) => {
    if (item?.media.id !== mediaId) return null;
    return isPlaying || phase === 'loading' ? 'playing' : 'paused';
  });
}
