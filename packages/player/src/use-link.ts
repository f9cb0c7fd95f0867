import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PlayerLink } from './player-link.ts';
import type { ElementReading, PlayerPhase } from './use-player.ts';

/** The player's side of its link with the page. */
export function useLink(
  link: PlayerLink | undefined,
  element: RefObject<HTMLMediaElement | null>,
  phase: PlayerPhase,
  { positionS }: Pick<ElementReading, 'positionS'>,
  isInAd: boolean,
  play: (startS?: number) => Promise<void>,
): void {
  const seek = useEffectEvent((toS: number) => {
    if (isInAd) return; // the element is an ad's
    const hasMedia = phase === 'ready' || phase === 'ended';
    if (hasMedia && element.current) element.current.currentTime = toS;
    void play(toS);
    element.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => link?.attach((toS) => seek(toS)), [link]);
  useEffect(() => link?.tell(phase === 'idle' ? null : positionS), [link, phase, positionS]);
}
