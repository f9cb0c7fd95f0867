import { useEffect, useState } from 'react';
import type { ElementReading } from '../element-reading.ts';
import { isLiveStream, type PlayerMedia } from '../player-media.ts';
import { REST_S } from '../reading-pace.ts';
import type { PlayerPhase } from '../use-player.ts';
import { resumePointS } from './resume-point.ts';
import type { ResumeStore } from './resume-store.ts';

/**
 * Stored position of this medium (V-01); updates it every `REST_S` seconds of the medium during playback, and deletes it when the medium has been watched.
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

  const step = Math.floor(positionS / REST_S);
  useEffect(() => {
    if (isLive || phase === 'idle' || phase === 'loading') return;
    const at = phase === 'ended' ? null : resumePointS(step * REST_S, lengthS);
    if (at !== null || phase === 'ended' || step * REST_S >= lengthS * 0.9) store.set(id, at);
  }, [id, isLive, phase, step, lengthS, store]);
  return phase === 'idle' ? point : null;
}
