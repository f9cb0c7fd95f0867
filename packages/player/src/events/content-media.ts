/** Element events of content that listeners need. */
const CONTENT_EVENTS = [
  'timeupdate',
  'durationchange',
  'progress',
  'play',
  'pause',
  'seeking',
  'seeked',
  'waiting',
  'playing',
  'ended',
];
/** Events that apply to content and ads alike. */
const ELEMENT_EVENTS = ['volumechange', 'ratechange'];
/** All that a content medium passes on from its element. */
export const PASSED_EVENTS: readonly string[] = [...CONTENT_EVENTS, ...ELEMENT_EVENTS];

type Read =
  | 'currentTime'
  | 'duration'
  | 'buffered'
  | 'seeking'
  | 'paused'
  | 'ended'
  | 'playbackRate'
  | 'muted'
  | 'volume';

/**
 * An element as its content sees it (V-07).
 *
 * Ads play in the same element, with their own clock, starts and ends: while content is held, its position and length
 * stay unchanged and none of the element's events pass. Listeners see one uninterrupted medium, with `interrupted` when
 * something else is about to use the element, and `held` when it does.
 */
export interface ContentMedia
  extends Readonly<Pick<HTMLMediaElement, Read>>,
    Pick<HTMLMediaElement, 'addEventListener' | 'removeEventListener'> {
  readonly isHeld: boolean;
  /** @param atS position at which content stays; its current one when left out */
  hold(atS?: number): void;
  /** Content uses the element again. @param by the element event that signalled it */
  release(by: string): void;
  /** Content and the break after it are over. It stays held, at its end. */
  end(): void;
  /** Another medium, or the same from the beginning. */
  forget(): void;
  /** True when a break follows: the end of content is then not final. */
  isMoreToCome: () => boolean;
}

/** Lives as long as the element: nothing stops it. */
export function contentMedia(element: HTMLMediaElement): ContentMedia {
  const contentEvents = new EventTarget();
  let held: { atS: number; lengthS: number } | null = null;

  const content = {
    get isHeld() {
      return held !== null;
    },
    get currentTime() {
      return held?.atS ?? element.currentTime;
    },
    get duration() {
      return held?.lengthS ?? element.duration;
    },
    get seeking() {
      return held === null && element.seeking;
    },
    get buffered() {
      return element.buffered;
    },
    get paused() {
      return element.paused;
    },
    get ended() {
      return element.ended;
    },
    get playbackRate() {
      return element.playbackRate;
    },
    get muted() {
      return element.muted;
    },
    get volume() {
      return element.volume;
    },
    isMoreToCome: () => false,
    hold(atS = element.currentTime) {
      if (held) return;
      contentEvents.dispatchEvent(new Event('interrupted'));
      held = { atS, lengthS: element.duration };
      contentEvents.dispatchEvent(new Event('held'));
    },
    release(by: string) {
      held = null;
      contentEvents.dispatchEvent(new Event(by));
    },
    end() {
      const lengthS = held?.lengthS ?? element.duration;
      held = { atS: lengthS, lengthS };
      contentEvents.dispatchEvent(new Event('ended'));
    },
    forget() {
      held = null;
    },
    addEventListener: contentEvents.addEventListener.bind(contentEvents),
    removeEventListener: contentEvents.removeEventListener.bind(contentEvents),
  };
  const pass = ({ type }: Event) => {
    if (held === null && !(type === 'ended' && content.isMoreToCome())) contentEvents.dispatchEvent(new Event(type));
  };
  // Between the jump of the playhead and its `seeking` an old `timeupdate` may still come with the new position: hls.js
  // would take it for content played until there, and show the skipped break. It is stopped here.
  element.addEventListener('timeupdate', (event) => {
    if (element.seeking) event.stopImmediatePropagation();
  });
  for (const name of CONTENT_EVENTS) element.addEventListener(name, pass);
  for (const name of ELEMENT_EVENTS) element.addEventListener(name, () => contentEvents.dispatchEvent(new Event(name)));
  return content as ContentMedia; // cast: an EventTarget with the element's event names
}
