import type { ContentMedia } from '../events/content-media.ts';

/** How the content is shown, by its names in a heartbeat. Yes or no is `on` or `off`. */
export interface Presentation {
  /** Missing where there are none. */
  subtitles: 'on' | 'off' | undefined;
  /** 1 is normal. */
  rate: string;
  pip: 'on' | 'off';
  fullscreen: 'on' | 'off';
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
];

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
  const read = (): Presentation => ({
    subtitles,
    rate: `${element.playbackRate}`,
    pip: onOff(document.pictureInPictureElement === element),
    fullscreen: onOff(
      document.fullscreenElement?.contains(element) || (element as AppleVideo).webkitDisplayingFullscreen, // cast: WebKit property
    ),
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
  document.addEventListener('fullscreenchange', look, { signal });
  return { read, stop: () => stopped.abort() };
}
