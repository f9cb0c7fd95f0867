import type { MeasurementSettings } from '@sintonia/contracts';

/** Id of the block of JSON that carries the measurement settings to the browser. */
export const MEASUREMENT_SETTINGS = 'mesura';

/** `null` when the page has none: it failed before it knew its server. */
export function readSettings(document: Document): MeasurementSettings | null {
  const json = document.getElementById(MEASUREMENT_SETTINGS)?.textContent;
  return json ? (JSON.parse(json) as MeasurementSettings) : null; // cast: written by root.tsx from the same type
}
