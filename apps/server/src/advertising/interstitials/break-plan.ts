/** V-02, V-08: break positions of a programme. Pure: equal on every server, for every visitor, at any time. */
import type { Clip } from '@sintonia/contracts';
import { z } from 'zod';
import type { AdContract } from '../contract/ad-contract.ts';

const Passage = z.object({
  clip: z.string(),
  /** The editors' reason, for people who read the file. */
  why: z.string(),
  fromS: z.number().min(0),
  toS: z.number().positive(),
});
const WholeClip = z.object({ clip: z.string(), why: z.string(), whole: z.literal(true) });

/** Passages protected by editors: no break inside one, and none in or around a clip that is protected as a whole. */
export const ProtectedPassage = z.union([Passage, WholeClip]);
export type ProtectedPassage = z.infer<typeof ProtectedPassage>;

export type BreakKind = 'pre' | 'mid' | 'post' | 'live';

export interface PlannedBreak {
  /** `pre`, `mid-26` (its second of content) or `post`. */
  id: string;
  kind: Exclude<BreakKind, 'live'>;
  /** Position in the content, seconds. */
  positionS: number;
}

export interface BreakPlan {
  /** In content order. */
  breaks: PlannedBreak[];
  /** Excluded breaks, each with the promise that excludes it. */
  excluded: { id: string; promise: 'protected' | 'load' }[];
}

/** Pre-roll, mid-rolls at chapter ends and post-roll, limited by the contract and protected passages. */
export function planBreaks(
  clip: Pick<Clip, 'id' | 'lengthS' | 'chapters'>,
  contract: AdContract,
  passages: readonly ProtectedPassage[],
): BreakPlan {
  const plan: BreakPlan = { breaks: [], excluded: [] };
  const ofClip = passages.filter((passage) => passage.clip === clip.id);
  const minDistanceS = contract.contentSecondsBetweenBreaks;
  let lastS = Number.NEGATIVE_INFINITY;
  for (const candidate of candidatesOf(clip)) {
    const { id, kind, positionS } = candidate;
    if (ofClip.some((passage) => isInside(candidate, passage))) plan.excluded.push({ id, promise: 'protected' });
    else if (positionS - lastS < minDistanceS || (kind === 'mid' && clip.lengthS - positionS < minDistanceS / 2))
      plan.excluded.push({ id, promise: 'load' });
    else {
      plan.breaks.push(candidate);
      lastS = positionS;
    }
  }
  return plan;
}

function candidatesOf({ lengthS, chapters }: Pick<Clip, 'lengthS' | 'chapters'>): PlannedBreak[] {
  const chapterStarts = [...new Set(chapters.map(({ startS }) => startS))]
    .filter((startS) => startS > 0 && startS < lengthS)
    .sort((a, b) => a - b);
  return [
    { id: 'pre', kind: 'pre', positionS: 0 },
    ...chapterStarts.map((positionS) => ({ id: `mid-${positionS}`, kind: 'mid' as const, positionS })),
    { id: 'post', kind: 'post', positionS: lengthS },
  ];
}

/** A break exactly at the border of a passage is allowed. */
function isInside({ positionS }: PlannedBreak, passage: ProtectedPassage): boolean {
  return 'whole' in passage || (passage.fromS < positionS && positionS < passage.toS);
}
