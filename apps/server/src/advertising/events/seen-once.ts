/** Beacons that came already: sent again by a nervous network, or by somebody who likes an advertiser too much. */

/** How many are remembered; the oldest are forgotten first. */
const REMEMBERED = 50_000;

/** @returns a function that is true for what it sees for the first time. It knows only what came to this server. */
export function createSeenOnce(limit = REMEMBERED): (mark: string) => boolean {
  const seen = new Set<string>();
  return (mark) => {
    if (seen.has(mark)) return false;
    seen.add(mark);
    if (seen.size > limit) {
      for (const oldest of seen) {
        seen.delete(oldest);
        break;
      }
    }
    return true;
  };
}
