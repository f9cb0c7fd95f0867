/** The cephes functions used here; the package has types, but its exports do not include them. */
declare module 'cephes' {
  /** Settles when the functions are ready. */
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
