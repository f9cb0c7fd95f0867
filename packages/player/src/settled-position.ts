/** The part of an element that matters here, so that a test can be one. */
type SoughtMedia = Pick<HTMLMediaElement, 'currentTime' | 'seeking' | 'addEventListener' | 'removeEventListener'>;

/** When an element has come to rest somewhere, or has moved on. */
const SETTLED = ['playing', 'timeupdate', 'seeked'];

/**
 * Where an element is, and during a seek where it was. Before it has played it is nowhere: null.
 *
 * `currentTime` is already the new place when `seeking` is fired. What played until then would be told with the place
 * that one went to: minutes counted where nobody was, and none at all for who goes back (§ 4, drift).
 */
export function settledPosition(media: SoughtMedia) {
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
