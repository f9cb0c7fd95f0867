/** The members of an element that are used here, so that tests can stand in. */
type SeekableMedia = Pick<HTMLMediaElement, 'currentTime' | 'seeking' | 'addEventListener' | 'removeEventListener'>;

/** Events after which an element's position is settled. */
const SETTLED = ['playing', 'timeupdate', 'seeked'];

/**
 * Position of an element; during a seek the position before it; null before it has played.
 *
 * `currentTime` is already the new position when `seeking` fires. Playback before it would be reported with the new
 * position: minutes counted where nobody watched, and none at all after a seek back (§ 4, drift).
 */
export function settledPosition(media: SeekableMedia) {
  let lastS: number | null = null;
  const settle = ({ type }: Event) => {
    if (!media.seeking && (lastS !== null || type === 'playing')) lastS = media.currentTime;
  };
  for (const name of SETTLED) media.addEventListener(name, settle);
  return {
    /** Seconds of media time. */
    positionS: (): number | null => (lastS === null || media.seeking ? lastS : media.currentTime),
    /** Another medium, or the same from the beginning. */
    forget(): void {
      lastS = null;
    },
    stop(): void {
      for (const name of SETTLED) media.removeEventListener(name, settle);
    },
  };
}
