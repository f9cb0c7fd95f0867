import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_AD_CONTRACT } from '../contract/ad-contract.ts';
import { type ProtectedPassage, planBreaks } from './break-plan.ts';

const contract = { ...DEFAULT_AD_CONTRACT, contentSecondsBetweenBreaks: 15 };
const chapter = (startS: number) => ({ title: 'Capítol', startS, lengthS: 10 });
const cims = { id: 'cims', lengthS: 36, chapters: [0, 12, 26].map(chapter) };
const idsOf = (passages: ProtectedPassage[], clip = cims) =>
  planBreaks(clip, contract, passages).breaks.map(({ id }) => id);

describe('break positions in a programme', () => {
  test('V-02 places a pre-roll, mid-rolls at chapter ends and a post-roll, never closer than the contract allows', () => {
    expect(planBreaks(cims, contract, [])).toEqual({
      breaks: [
        { id: 'pre', kind: 'pre', positionS: 0 },
        { id: 'mid-26', kind: 'mid', positionS: 26 },
      ],
      excluded: [
        { id: 'mid-12', promise: 'load' },
        { id: 'post', promise: 'load' },
      ],
    });
  });

  test('V-08 no break is inside a protected passage; one at its border is allowed', () => {
    expect(idsOf([{ clip: 'cims', why: '', fromS: 20, toS: 30 }])).toEqual(['pre', 'post']);
    expect(idsOf([{ clip: 'cims', why: '', fromS: 26, toS: 30 }])).toEqual(['pre', 'mid-26']);
    expect(idsOf([{ clip: 'another', why: '', fromS: 0, toS: 36 }])).toEqual(['pre', 'mid-26']);
  });

  test('V-08 a clip that is protected as a whole has no breaks', () => {
    expect(idsOf([{ clip: 'cims', why: '', whole: true }])).toEqual([]);
  });

  test('V-08 for any chapters and passages, breaks keep their distance, lie within the clip and outside protected passages', () => {
    const positions = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 30 });
    const passages = fc.array(
      fc.record({
        clip: fc.constant('cims'),
        why: fc.constant(''),
        fromS: fc.nat(300),
        toS: fc.integer({ min: 1, max: 300 }),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(positions, passages, fc.integer({ min: 1, max: 300 }), (starts, protectedOnes, lengthS) => {
        const clip = { id: 'cims', lengthS, chapters: starts.map(chapter) };
        const { breaks } = planBreaks(clip, contract, protectedOnes);
        for (const [i, { positionS }] of breaks.entries()) {
          expect(positionS).toBeGreaterThanOrEqual(0);
          expect(positionS).toBeLessThanOrEqual(lengthS);
          expect(protectedOnes.filter(({ fromS, toS }) => fromS < positionS && positionS < toS)).toEqual([]);
          if (i > 0) expect(positionS - (breaks[i - 1]?.positionS ?? 0)).toBeGreaterThanOrEqual(15);
        }
      }),
    );
  });
});
