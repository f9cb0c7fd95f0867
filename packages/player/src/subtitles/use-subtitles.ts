import { type RefObject, useEffect, useState } from 'react';

const REMEMBERED = 'sintonia.subtitles';

/**
 * Shows the text of the cue under the playhead (V-03). The browser reads the WebVTT file and keeps the time;
 * the words are ours to draw, so that they look the same everywhere.
 *
 * The choice is remembered in this browser, and only once somebody has made it.
 */
export function useSubtitles(element: RefObject<HTMLMediaElement | null>, hasTracks: boolean) {
  const [isOn, setOn] = useState(false);
  const [lines, setLines] = useState<string[]>([]);

  useEffect(() => {
    if (hasTracks) setOn(localStorage.getItem(REMEMBERED) === 'on');
  }, [hasTracks]);

  useEffect(() => {
    const track = element.current?.textTracks[0];
    if (!track) return;
    track.mode = isOn ? 'hidden' : 'disabled'; // hidden: cues are read and timed, not drawn by the browser
    const show = () =>
      setLines(Array.from(track.activeCues ?? [], (cue) => ('text' in cue ? plainText(String(cue.text)) : '')));
    track.addEventListener('cuechange', show);
    show();
    return () => {
      track.removeEventListener('cuechange', show);
      setLines([]);
    };
  }, [element, isOn]);

  const toggle = () => {
    localStorage.setItem(REMEMBERED, isOn ? 'off' : 'on');
    setOn(!isOn);
  };
  return { isOn, lines, toggle };
}

/** Cue text without its WebVTT markup (`<v Veu>`, `<i>`). */
const plainText = (cue: string) => cue.replaceAll(/<[^>]*>/g, '');
