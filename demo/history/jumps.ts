/** Jumps within the content. */
import type { PlaybackPart } from '@sintonia/simulator';
import type { RandomSource } from '@sintonia/simulator/random';

/** Seconds that are played before and after a jump, at least. */
const AROUND_JUMP_S = 10;

/** A jump near the end of what is watched: back before the end of the content, anywhere otherwise. */
export function withJump(
  parts: readonly PlaybackPart[],
  lengthS: number,
  { isComplete, random }: { isComplete: boolean; random: RandomSource },
): readonly PlaybackPart[] {
  const last = parts.at(-1);
  if (last?.do !== 'play' || last.forS < 2 * AROUND_JUMP_S || lengthS < 4 * AROUND_JUMP_S) return parts;
  const toS = random.whole(0, lengthS - 2 * AROUND_JUMP_S);
  if (!isComplete) {
    const forS = random.whole(AROUND_JUMP_S, lengthS - toS - AROUND_JUMP_S);
    return [...parts, { do: 'seek', toS }, { do: 'play', forS }];
  }
  const before = { ...last, forS: last.forS - AROUND_JUMP_S };
  return [...parts.slice(0, -1), before, { do: 'seek', toS }, { do: 'play', forS: lengthS - toS }];
}
