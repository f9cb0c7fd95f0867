/** Figures of broadcasts: who was watching while each was on air, and who played its episode later. */
import { DAY_MS } from '@sintonia/contracts';
import type { Playback } from '@sintonia/simulator';
import type { CalibratedBroadcast } from './calibrated-schedule.ts';

/** @param broadcasts that are over */
export function broadcastFigures(
  broadcasts: readonly CalibratedBroadcast[],
  playbacks: readonly Playback[],
): Record<string, number> {
  const live = playbacks.filter(({ isLive }) => isLive);
  const onDemand = Map.groupBy(
    playbacks.filter(({ isLive }) => !isLive),
    ({ mediaId }) => mediaId,
  );
  const figures = { broadcasts: broadcasts.length, airedTime: 0, broadcastLiveTime: 0, allChannelsLiveTime: 0 };
  const later = { 7: 0, 28: 0 };
  for (const { channel, startMs, endMs, mediaId } of broadcasts) {
    figures.airedTime += (endMs - startMs) / 1000;
    figures.allChannelsLiveTime += playedS(live, startMs, endMs);
    figures.broadcastLiveTime += playedS(
      live.filter((one) => one.channel === channel),
      startMs,
      endMs,
    );
    const ofEpisode = onDemand.get(mediaId ?? '') ?? [];
    for (const days of [7, 28] as const) later[days] += playedS(ofEpisode, startMs, startMs + days * DAY_MS);
  }
  return {
    ...figures,
    broadcastTime7: figures.broadcastLiveTime + later[7],
    broadcastTime28: figures.broadcastLiveTime + later[28],
  };
}

/** Seconds in which content advanced within an interval. */
function playedS(playbacks: readonly Playback[], fromMs: number, toMs: number): number {
  let ms = 0;
  for (const { spans } of playbacks)
    for (const [beginMs, endMs] of spans) ms += Math.max(0, Math.min(endMs, toMs) - Math.max(beginMs, fromMs));
  return ms / 1000;
}
