import { type RefObject, useEffect, useState } from 'react';
import type { Preferences } from '../settings/preferences.ts';

interface SubtitleTrack {
  lang: string;
}

/**
 * Text of the cue at the playhead (V-03). The browser parses the WebVTT file and times the cues; the player draws them,
 * so that they look the same in every browser.
 *
 * @param tracks those of the medium, in the order of the element's own
 * @param isHeld the element's clock is not the content's: no cue is active
 */
export function useSubtitles(
  element: RefObject<HTMLMediaElement | null>,
  tracks: readonly SubtitleTrack[],
  { subtitles, language }: Preferences,
  isHeld: boolean,
): string[] {
  const [lines, setLines] = useState<string[]>([]);
  const isOn = subtitles && !isHeld;
  const chosen = Math.max(
    0,
    tracks.findIndex(({ lang }) => lang === language),
  );
  useEffect(() => {
    const own = [...(element.current?.querySelectorAll('track') ?? [])];
    own.forEach(({ track }, index) => {
      track.mode = isOn && index === chosen ? 'hidden' : 'disabled'; // hidden: cues are parsed and timed, not drawn by the browser
    });
    const track = own[chosen]?.track;
    if (!track || !isOn) return;
    const show = () =>
      setLines(Array.from(track.activeCues ?? [], (cue) => ('text' in cue ? plainText(String(cue.text)) : '')));
    track.addEventListener('cuechange', show);
    show();
    return () => {
      track.removeEventListener('cuechange', show);
      setLines([]);
    };
  }, [element, isOn, chosen]);
  return lines;
}

/** Cue text without its WebVTT markup (`<v Veu>`, `<i>`). */
const plainText = (cue: string) => cue.replaceAll(/<[^<>]*>/g, '');
