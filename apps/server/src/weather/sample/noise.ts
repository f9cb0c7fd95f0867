/** A smooth wave without end or period, between 0 and 1, the same for ever for the same numbers. Pure. */

/** Even within 0…1, from two whole numbers. */
function chance(seed: number, step: number): number {
  let bits = Math.imul(step ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 0xffffffff;
}

/** Value noise: a new chance at each whole `position`, smoothstep between. @param seed which of the waves */
export function wave(seed: number, position: number): number {
  const step = Math.floor(position);
  const share = position - step;
  const eased = share * share * (3 - 2 * share);
  return chance(seed, step) * (1 - eased) + chance(seed, step + 1) * eased;
}
