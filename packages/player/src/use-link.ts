import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PlayerLink } from './player-link.ts';
import type { PlayerPhase } from './use-player.ts';

/** The player's side of its link with the page. */
export function useLink(
  link: PlayerLink | undefined,
  element: RefObject<HTMLMediaElement | null>,
  phase: PlayerPhase,
  isInAd: boolean,
  play: (startS?: number) => Promise<void>,
): void {
  const seek = useEffectEvent((toS: number) => {
    if (isInAd) return; // an ad plays in the element
    const hasMedia = phase === 'ready' || phase === 'ended';
    if (hasMedia && element.current) element.current.currentTime = toS;
    void play(toS);
    element.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => link?.attach((toS) => seek(toS)), [link]);
  const publish = useEffectEvent(() => {
    if (!isInAd) link?.publish(phase === 'idle' ? null : (element.current?.currentTime ?? null));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the phase changes
  useEffect(() => publish(), [phase]);
  useEffect(() => {
    const target = element.current;
    if (!link || !target) return;
    const controller = new AbortController();
    for (const name of ['timeupdate', 'seeking'])
      target.addEventListener(name, () => publish(), { signal: controller.signal });
    return () => controller.abort();
  }, [link, element]);
}
