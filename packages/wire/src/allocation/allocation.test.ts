import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUCKETS, bucketOf } from './bucket.ts';
import { murmur3 } from './murmur3.ts';
import { allocate, variantAt, type WeightedVariant } from './ranges.ts';
import vectors from './vectors.json' with { type: 'json' };

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('allocation, version 1 (P-06)', () => {
  test.each(vectors.murmur3)(
    'P-06 hashes «$text» under $seed to the published murmur3 value',
    ({ text, seed, hash }) => {
      expect(murmur3(bytesOf(text), seed).toString(16)).toBe(hash);
    },
  );

  test.each(vectors.buckets)('P-06 puts «$visitor» into bucket $bucket of «$salt»', ({ salt, visitor, bucket }) => {
    expect(bucketOf(salt, visitor)).toBe(bucket);
  });

  test('P-06 hashes any text by its UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (salt, visitor) => {
        const bytes = bytesOf(`1:${salt}:${visitor}`);
        expect(bucketOf(salt, visitor)).toBe(Math.floor((murmur3(bytes) / 2 ** 32) * BUCKETS));
      }),
    );
  });

  test('P-06 distributes evenly: χ² of 100 cells over 200,000 visitors is within chance', () => {
    const cells = new Array<number>(100).fill(0);
    for (let i = 0; i < 200_000; i++) {
      const cell = Math.floor(bucketOf('portada-titular', `2${String(i).padStart(37, '0')}`) / 100);
      cells[cell] = (cells[cell] ?? 0) + 1;
    }
    const chi2 = cells.reduce((sum, seen) => sum + (seen - 2000) ** 2 / 2000, 0);
    expect(chi2).toBeLessThan(148.2); // 99 degrees of freedom, p = 0.001
    expect(chi2).toBeGreaterThan(60);
  });

  test('P-06 makes salts independent', () => {
    let both = 0;
    for (let i = 0; i < 40_000; i++) if (bucketOf('a', `v${i}`) < 5000 && bucketOf('b', `v${i}`) < 5000) both++;
    expect(Math.abs(both - 10_000)).toBeLessThan(350); // four standard deviations
  });
});

/** Weights for these variants that add up to 10,000. */
const weights = (keys: readonly string[]) =>
  fc
    .array(fc.integer({ min: 0, max: BUCKETS }), { minLength: keys.length - 1, maxLength: keys.length - 1 })
    .map((cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), BUCKETS];
      return keys.map((key, i): WeightedVariant => ({ key, weight: (at[i + 1] ?? 0) - (at[i] ?? 0) }));
    });

const owners = (ranges: ReturnType<typeof allocate>) =>
  Array.from({ length: BUCKETS }, (_, bucket) => variantAt(ranges, bucket));

describe('variants over buckets (P-06)', () => {
  const KEYS = ['a', 'b', 'c', 'd'];

  test('P-06 gives each variant exactly its weight', () => {
    fc.assert(
      fc.property(weights(KEYS), (variants) => {
        const owned = owners(allocate(variants));
        for (const { key, weight } of variants) expect(owned.filter((owner) => owner === key).length).toBe(weight);
      }),
      { numRuns: 25 },
    );
  });

  test('P-06 is sticky: on a change of weights only as many move as the shrunk variants lose', () => {
    fc.assert(
      fc.property(weights(KEYS), weights(KEYS), (before, after) => {
        const first = allocate(before);
        const second = allocate(after, first);
        const [was, is] = [owners(first), owners(second)];
        const moved = was.filter((owner, bucket) => owner !== is[bucket]).length;
        const lost = before.reduce((sum, { weight }, i) => sum + Math.max(0, weight - (after[i]?.weight ?? 0)), 0);
        expect(moved).toBe(lost);
        for (const { key, weight } of after) expect(is.filter((owner) => owner === key).length).toBe(weight);
      }),
      { numRuns: 25 },
    );
  });

  test('P-06 gives the visitors of a removed variant to the others, who keep theirs', () => {
    const first = allocate([
      { key: 'a', weight: 5000 },
      { key: 'b', weight: 5000 },
    ]);
    expect(
      allocate(
        [
          { key: 'a', weight: 7500 },
          { key: 'c', weight: 2500 },
        ],
        first,
      ),
    ).toEqual([
      { variant: 'a', from: 0, to: 7500 },
      { variant: 'c', from: 7500, to: 10_000 },
    ]);
  });
});
