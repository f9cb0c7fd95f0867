/** Entry `@sintonia/tag/measure-element`: measures a media element on a page without our player (§ 5, § 8). */
import type { MeasurementObject } from './adapter/measurement-object.ts';
import { MediaHeartbeat } from './adapter/media-heartbeat.ts';
import { MediaHeartbeatConfig } from './adapter/playback-config.ts';
import type { PlaybackPorts } from './adapter/tracker.ts';

/** The media, the page's own names for it, and settings as in `MediaHeartbeatConfig`. */
export interface MeasuredElement extends Partial<MediaHeartbeatConfig> {
  readonly id: string;
  readonly name: string;
  readonly streamType?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
}

type Element = Pick<
  HTMLMediaElement,
  'currentTime' | 'duration' | 'seeking' | 'ended' | 'tagName' | 'addEventListener' | 'removeEventListener'
>;

/**
 * Measures playback of an element, from the first playhead movement until it ends or the returned function is called.
 * A replay is a new session.
 *
 * @throws without an element. Without analytics, or when the tracker cannot be created, logs to the console and measures nothing.
 */
export function measureElement(
  element: Element | null | undefined,
  analytics: MeasurementObject | null | undefined,
  { id, name, streamType = 'vod', metadata = {}, ...settings }: MeasuredElement,
  ports?: Partial<PlaybackPorts>,
): () => void {
  if (!element) throw new Error('Illegal argument. Player reference cannot be null.');
  if (!analytics) {
    console.error('[sintonia]', 'Error getting a reference to Analytics shared module. Playback is not measured.');
    return () => {};
  }
  const delegate = { getCurrentPlaybackTime: () => element.currentTime, getQoSObject: () => null };
  const config = Object.assign(new MediaHeartbeatConfig(), settings);
  let heartbeat: MediaHeartbeat;
  try {
    heartbeat = new MediaHeartbeat(delegate, config, analytics, ports);
  } catch (reason) {
    console.error('[sintonia]', 'No tracker: calls to it are dropped.', reason);
    return () => {};
  }
  const { Event, MediaType } = MediaHeartbeat;
  let isOpen = false;
  let isWaiting = false;
  const stopWaiting = () => {
    if (isWaiting) heartbeat.trackEvent(Event.BufferComplete);
    isWaiting = false;
  };
  const received: Record<string, () => void> = {
    playing: () => {
      if (!isOpen) {
        const lengthS = Number.isFinite(element.duration) ? element.duration : 0;
        const type = element.tagName === 'AUDIO' ? MediaType.Audio : MediaType.Video;
        heartbeat.trackSessionStart(MediaHeartbeat.createMediaObject(name, id, lengthS, streamType, type), metadata);
      }
      isOpen = true;
      stopWaiting();
      if (!element.seeking) heartbeat.trackPlay();
    },
    pause: () => {
      stopWaiting();
      if (isOpen && !element.ended && !element.seeking) heartbeat.trackPause();
    },
    waiting: () => {
      if (!isOpen || isWaiting || element.seeking) return;
      isWaiting = true;
      heartbeat.trackEvent(Event.BufferStart);
    },
    seeking: () => {
      stopWaiting();
      if (isOpen) heartbeat.trackEvent(Event.SeekStart);
    },
    seeked: () => {
      if (isOpen) heartbeat.trackEvent(Event.SeekComplete);
    },
    ended: () => {
      if (!isOpen) return;
      heartbeat.trackComplete();
      heartbeat.trackSessionEnd();
      isOpen = false;
    },
  };
  for (const [event, listener] of Object.entries(received)) element.addEventListener(event, listener);
  return () => {
    for (const [event, listener] of Object.entries(received)) element.removeEventListener(event, listener);
    heartbeat.destroy();
  };
}
