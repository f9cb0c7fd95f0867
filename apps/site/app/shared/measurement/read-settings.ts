import type { MeasurementSettings } from '@sintonia/contracts';

/** Id of the JSON block that carries the measurement settings to the browser. */
export const MEASUREMENT_SETTINGS = 'mesura';

/** `null` on a page without settings: it failed before they were known. */
export function readSettings(document: Document): MeasurementSettings | null {
  const json = document.getElementById(MEASUREMENT_SETTINGS)?.textContent;
  return json ? (JSON.parse(json) as MeasurementSettings) : null; // cast: written by root.tsx from the same type
}
