/** The functions of cephes that are used here; the package has types, but does not name them in its exports. */
declare module 'cephes' {
  /** Settles once the functions may be called. */
  export const compiled: Promise<void>;
  /** Φ(x): standard normal distribution. */
  export function ndtr(x: number): number;
  /** Its inverse. */
  export function ndtri(p: number): number;
  /** Upper tail of χ². */
  export function chdtrc(degreesOfFreedom: number, x: number): number;
  /** ln |Γ(x)|. */
  export function lgam(x: number): number;
}
