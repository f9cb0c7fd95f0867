/** V-02, V-08: where a programme may be interrupted. Pure: the same for every server, visitor and moment. */
import type { Clip } from '@sintonia/contracts';
import { z } from 'zod';
import type { AdContract } from '../contract/ad-contract.ts';

const Passage = z.object({
  clip: z.string(),
  /** For who reads the file. */
  why: z.string(),
  fromS: z.number().min(0),
  toS: z.number().positive(),
});
const WholeClip = z.object({ clip: z.string(), why: z.string(), whole: z.literal(true) });

/** Passages that editors protect: no break stands inside one, and none at all in or around a clip protected as a whole. */
export const ProtectedPassage = z.union([Passage, WholeClip]);
export type ProtectedPassage = z.infer<typeof ProtectedPassage>;

export type BreakKind = 'pre' | 'mid' | 'post' | 'live';

export interface PlannedBreak {
  /** `pre`, `mid-26` (the second of content it stands at) or `post`. */
  id: string;
  kind: Exclude<BreakKind, 'live'>;
  /** Where in the content, seconds. */
  positionS: number;
}

export interface BreakPlan {
  /** In the order of the content. */
  breaks: PlannedBreak[];
  /** Left out, with the promise that asked for it. */
  kept: { id: string; promise: 'protected' | 'load' }[];
}

/** Pre-roll, mid-rolls where a chapter ends and post-roll, as far as the contract and the editors allow them. */
export function planBreaks(
  clip: Pick<Clip, 'id' | 'lengthS' | 'chapters'>,
  contract: AdContract,
  passages: readonly ProtectedPassage[],
): BreakPlan {
  const plan: BreakPlan = { breaks: [], kept: [] };
  const own = passages.filter((passage) => passage.clip === clip.id);
  const apartS = contract.contentSecondsBetweenBreaks;
  let lastS = Number.NEGATIVE_INFINITY;
  for (const candidate of candidatesOf(clip)) {
    const { id, kind, positionS } = candidate;
    if (own.some((passage) => isInside(candidate, passage))) plan.kept.push({ id, promise: 'protected' });
    else if (positionS - lastS < apartS || (kind === 'mid' && clip.lengthS - positionS < apartS / 2))
      plan.kept.push({ id, promise: 'load' });
    else {
      plan.breaks.push(candidate);
      lastS = positionS;
    }
  }
  return plan;
}

function candidatesOf({ lengthS, chapters }: Pick<Clip, 'lengthS' | 'chapters'>): PlannedBreak[] {
  const borders = [...new Set(chapters.map(({ startS }) => startS))]
    .filter((startS) => startS > 0 && startS < lengthS)
    .sort((a, b) => a - b);
  return [
    { id: 'pre', kind: 'pre', positionS: 0 },
    ...borders.map((positionS) => ({ id: `mid-${positionS}`, kind: 'mid' as const, positionS })),
    { id: 'post', kind: 'post', positionS: lengthS },
  ];
}

/** A break at the very border of a passage does not interrupt it. */
function isInside({ positionS }: PlannedBreak, passage: ProtectedPassage): boolean {
  return 'whole' in passage || (passage.fromS < positionS && positionS < passage.toS);
}
