import { BUCKETS } from './bucket.ts';

/** Buckets `from` ≤ b < `to` belong to a variant. */
export interface BucketRange {
  readonly variant: string;
  readonly from: number;
  readonly to: number;
}

/** A variant and its number of the 10,000 buckets. */
export interface WeightedVariant {
  readonly key: string;
  readonly weight: number;
}

/** Variant of a bucket; undefined only for ranges that do not cover it. */
export const variantAt = (ranges: readonly BucketRange[], bucket: number): string | undefined =>
  ranges.find(({ from, to }) => from <= bucket && bucket < to)?.variant;

/**
 * Ranges for these weights that move as few visitors as possible: a variant that shrinks releases the end of its
 * ranges, one that grows takes released buckets, and everybody else stays. Without `before` the variants are placed in
 * order. Weights that do not add up to 10,000 leave buckets without a variant.
 */
export function allocate(variants: readonly WeightedVariant[], before: readonly BucketRange[] = []): BucketRange[] {
  const owner = new Array<string | undefined>(BUCKETS);
  const left = new Map(variants.map(({ key, weight }) => [key, weight]));
  const give = (bucket: number, key: string) => {
    owner[bucket] = key;
    left.set(key, (left.get(key) ?? 0) - 1);
  };
  for (const { variant, from, to } of before) {
    for (let bucket = from; bucket < to; bucket++) if ((left.get(variant) ?? 0) > 0) give(bucket, variant);
  }
  let free = 0;
  for (const { key } of variants) {
    while ((left.get(key) ?? 0) > 0 && free < BUCKETS) {
      if (owner[free] === undefined) give(free, key);
      free++;
    }
  }
  return toRanges(owner);
}

function toRanges(owner: readonly (string | undefined)[]): BucketRange[] {
  const ranges: BucketRange[] = [];
  let from = 0;
  for (let bucket = 1; bucket <= owner.length; bucket++) {
    const variant = owner[from];
    if (bucket < owner.length && owner[bucket] === variant) continue;
    if (variant !== undefined) ranges.push({ variant, from, to: bucket });
    from = bucket;
  }
  return ranges;
}
