/** What an element fires that somebody listens to, of the content it plays. */
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
/** The same whoever has the element. */
const ELEMENT_EVENTS = ['volumechange', 'ratechange'];

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
 * An element as its content goes through it (V-07).
 *
 * Ads play in the same element, with a clock of their own and starts and ends of their own: while content is held, its
 * place and length stay what they were and nothing of the element is passed on. Whoever listens to this hears one
 * uninterrupted medium, `interrupted` when something else is about to take the element, and `held` when it has it.
 */
export interface ContentMedia
  extends Readonly<Pick<HTMLMediaElement, Read>>,
    Pick<HTMLMediaElement, 'addEventListener' | 'removeEventListener'> {
  readonly isHeld: boolean;
  /** @param atS where content stands meanwhile; where it is when left out */
  hold(atS?: number): void;
  /** Content has the element again, and this has just happened to it. */
  letGo(by: string): void;
  /** Content is over, and what came after it too. It stays held, at its end. */
  end(): void;
  /** Another medium, or the same from the beginning. */
  forget(): void;
  /** The end of content is not its last word while this says so: a break follows. */
  isMoreToCome: () => boolean;
}

/** For the life of the element: nothing stops it. */
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
    letGo(by: string) {
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
  // Between the jump of the playhead and its `seeking` an old `timeupdate` may still come, with the new place: hls.js takes
  // that for content that has played until there, and shows the break that was jumped over. Nobody hears it.
  element.addEventListener('timeupdate', (event) => {
    if (element.seeking) event.stopImmediatePropagation();
  });
  for (const name of CONTENT_EVENTS) element.addEventListener(name, pass);
  for (const name of ELEMENT_EVENTS) element.addEventListener(name, () => contentEvents.dispatchEvent(new Event(name)));
  return content as ContentMedia; // cast: an EventTarget's listeners, by the element's names
}
