import { useEffect, useState } from 'react';
import { isLiveStream, type PlayerMedia } from '../player-media.ts';
import type { ElementReading, PlayerPhase } from '../use-player.ts';
import { resumePointS } from './resume-point.ts';
import type { ResumeStore } from './resume-store.ts';

/** Interval of storing the position during playback, in seconds of the medium. */
const SAVE_EVERY_S = 5;

/**
 * Stored position of this medium (V-01); updates it during playback, and deletes it when the medium has been watched.
 */
export function useResume(
  { id, stream }: PlayerMedia,
  phase: PlayerPhase,
  { positionS, lengthS }: ElementReading,
  store: ResumeStore,
): number | null {
  const [point, setPoint] = useState<number | null>(null);
  const isLive = isLiveStream(stream);
  useEffect(() => {
    if (!isLive) void store.get(id).then(setPoint, () => undefined);
  }, [id, isLive, store]);

  const step = Math.floor(positionS / SAVE_EVERY_S);
  useEffect(() => {
    if (isLive || phase === 'idle' || phase === 'loading') return;
    const at = phase === 'ended' ? null : resumePointS(step * SAVE_EVERY_S, lengthS);
    if (at !== null || phase === 'ended' || step * SAVE_EVERY_S >= lengthS * 0.9) store.set(id, at);
  }, [id, isLive, phase, step, lengthS, store]);
  return phase === 'idle' ? point : null;
}
