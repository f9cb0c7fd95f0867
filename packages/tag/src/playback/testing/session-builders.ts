import {
  createAdBreakObject,
  createAdObject,
  createChapterObject,
  createMediaObject,
} from '../adapter/media-objects.ts';
import type { Output, PlaybackHeartbeat } from '../session/session-state.ts';
import { type Driven, drive } from './drive.ts';

export const media = (mediaType = 'video') => createMediaObject('Notícies', 'n-1', 600, 'vod', mediaType);
export const adBreak = (position = 1) => createAdBreakObject('pre', position, 0);
export const ad = (id = 'a-1') => createAdObject('Anunci', id, 1, 10);
export const chapter = (position = 1) => createChapterObject('C', position, 60, 0);

/** A reporting tracker with a session that started at 0 ms. */
export function session(start = media(), playheadS?: (ms: number) => number): Driven {
  const driven = drive(playheadS);
  driven.call(0, 'sessionStart', start);
  driven.at(0, { type: 'begin' });
  driven.at(0, { type: 'analyticsReady' });
  return driven;
}
export const heartbeats = ({ all }: { all: readonly Output[] }) =>
  all.flatMap((output) => (output.type === 'send' ? [output.heartbeat] : []));
export const summary = (driven: Driven) =>
  heartbeats(driven).map(
    ({ eventType, durationMs, assetType }) => `${eventType}${assetType === 'ad' ? ' ad' : ''} ${durationMs}`,
  );
export const texts = (outputs: readonly Output[]) =>
  outputs.flatMap((output) => (output.type === 'log' ? [output.text] : []));
export const last = (driven: Driven): PlaybackHeartbeat | undefined => heartbeats(driven).at(-1);
