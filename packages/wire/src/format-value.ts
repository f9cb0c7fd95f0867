/**
 * Text of a value for most parameters: numbers floored to integers, booleans as 1 or 0, others unchanged. Undefined for
 * omitted values: an empty text, a number that is not finite.
 */
export function formatValue(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number') return Number.isFinite(value) ? String(Math.floor(value)) : undefined;
  return String(value) || undefined;
}
