import { useEffect, useState } from 'react';
import { isLiveStream, type PlayerMedia } from '../player-media.ts';
import type { ElementReading, PlayerPhase } from '../use-player.ts';
import { resumePointS } from './resume-point.ts';
import type { ResumeStore } from './resume-store.ts';

/** How often the place is kept while it plays, in seconds of the medium. */
const SAVE_EVERY_S = 5;

/** Where this medium was left (V-01); keeps the place as it plays, and forgets it when it has been seen. */
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
