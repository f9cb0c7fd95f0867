/** The value below which this share of the values lie. @param q 0 to 1 */
export const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * q), values.length - 1)] ?? Number.NaN;
