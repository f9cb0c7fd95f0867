/** How fast one may watch or listen; 1 is the medium's own pace. */
export const RATES: readonly number[] = [0.75, 1, 1.25, 1.5, 1.75, 2];
