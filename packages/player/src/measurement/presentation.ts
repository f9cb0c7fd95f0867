import type { ContentMedia } from '../events/content-media.ts';

/** How the content is shown, by its names in a heartbeat. Yes or no is `on` or `off`. */
export interface Presentation {
  /** Missing where there are none. */
  subtitles: 'on' | 'off' | undefined;
  /** 1 is normal. */
  rate: string;
  pip: 'on' | 'off';
  fullscreen: 'on' | 'off';
  muted: 'on' | 'off';
  /**
   * `in`: at least half of it in the window of the tab in use; `unfocused`: another window is in use, this tab is visible. A
   * frame knows only whether it has the focus itself, not whether its page does: there a visible tab is in use.
   */
  view: 'in' | 'out' | 'unfocused' | 'hidden';
}

/** On iPhone only the element itself can be in full screen. */
type AppleVideo = Partial<{ readonly webkitDisplayingFullscreen: boolean }>;

const onOff = (is: boolean | undefined) => (is ? 'on' : 'off');

const EVENTS = [
  'ratechange',
  'enterpictureinpicture',
  'leavepictureinpicture',
  'webkitbeginfullscreen',
  'webkitendfullscreen',
  'volumechange',
];

/** MRC, «Viewable Ad Impression Measurement Guidelines»: half of the pixels. */
const SEEN_SHARE = 0.5;

/**
 * Follows how a player shows its content: seconds with subtitles or at double speed are reported apart.
 *
 * During an ad no subtitles are shown; the viewer's choice stays.
 *
 * @param changed called after each change
 */
export function followPresentation(
  element: HTMLMediaElement,
  content: Pick<ContentMedia, 'isHeld'>,
  changed: () => void,
) {
  const stopped = new AbortController();
  const { signal } = stopped;
  let subtitles: Presentation['subtitles'];
  let isInWindow = true;
  const read = (): Presentation => ({
    subtitles,
    rate: `${element.playbackRate}`,
    pip: onOff(document.pictureInPictureElement === element),
    fullscreen: onOff(
      document.fullscreenElement?.contains(element) || (element as AppleVideo).webkitDisplayingFullscreen, // cast: WebKit property
    ),
    muted: onOff(element.muted || !element.volume),
    view: document.hidden ? 'hidden' : top === self && !document.hasFocus() ? 'unfocused' : isInWindow ? 'in' : 'out',
  });
  let last: string | null = null;
  const look = () => {
    const tracks = [...element.querySelectorAll('track')];
    if (tracks[0] && !content.isHeld) subtitles = onOff(tracks.some(({ track }) => track.mode !== 'disabled'));
    const now = JSON.stringify(read());
    if (now !== last && last !== null) changed();
    last = now;
  };
  look();
  for (const name of EVENTS) element.addEventListener(name, look, { signal });
  element.textTracks.addEventListener('change', look, { signal });
  for (const name of ['fullscreenchange', 'visibilitychange']) document.addEventListener(name, look, { signal });
  for (const name of ['focus', 'blur']) window.addEventListener(name, look, { signal });
  const observer = new IntersectionObserver(
    (entries) => {
      isInWindow = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN_SHARE;
      look();
    },
    { threshold: SEEN_SHARE },
  );
  if (element instanceof HTMLVideoElement) observer.observe(element); // sound has no picture
  signal.onabort = () => observer.disconnect();
  return { read, stop: () => stopped.abort() };
}
