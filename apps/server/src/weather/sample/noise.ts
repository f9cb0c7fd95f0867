/** Smooth noise without period, between 0 and 1, deterministic. Pure. */

/** Uniform in 0…1, from two whole numbers. */
function chance(seed: number, step: number): number {
  let bits = Math.imul(step ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 0xffffffff;
}

/** Value noise: a random value at each whole `position`, smoothstep between. @param seed selects the wave */
export function wave(seed: number, position: number): number {
  const step = Math.floor(position);
  const share = position - step;
  const eased = share * share * (3 - 2 * share);
  return chance(seed, step) * (1 - eased) + chance(seed, step + 1) * eased;
}
