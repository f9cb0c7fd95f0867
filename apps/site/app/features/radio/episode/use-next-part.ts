import { useEffect, useEffectEvent } from 'react';
import { episodeOfPage } from '../fetch-page-data.ts';
import type { Listenable } from '../listenable.ts';
import { useRadio, useRadioState } from '../radio-context.ts';

/** Plays the next part of a book when one ends. */
export function useNextPart({ nextPath }: Pick<Listenable, 'nextPath'>): void {
  const radio = useRadio();
  const hasEnded = useRadioState(({ phase }) => phase === 'ended');
  const goOn = useEffectEvent(async () => {
    const part = nextPath && (await episodeOfPage(nextPath));
    // Keeps playback that the listener started in the meantime.
    if (part && radio.get().phase === 'ended') radio.listen(part, { positionS: 0 });
  });
  useEffect(() => {
    if (hasEnded) void goOn();
  }, [hasEnded]);
}
