import type { VisitorHit } from '@sintonia/contracts';

/** Details of a hit in words, without the empty ones. Pure. */
export function hitDetail(
  { activity, variant, detail, visibleMs, campaign }: VisitorHit,
  textOf: (dimension: string, value: string, beside: Readonly<Record<string, string>>) => string,
  duration: (seconds: number) => string,
): string {
  return [
    activity && textOf('activity', activity, {}),
    variant && textOf('variant', variant, { activity }),
    detail,
    visibleMs > 0 && duration(visibleMs / 1000),
    campaign,
  ]
    .filter(Boolean)
    .join(' · ');
}
