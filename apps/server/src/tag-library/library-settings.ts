/** The server's settings, as the tag receives them. */
import type { Environment, MeasurementSettings, Property } from '@sintonia/contracts';

export interface LibraryFacts {
  property: Property;
  environment: Environment;
  version: string;
  /** Origin of this server as seen from the page. */
  origin: string;
  organisationId: string;
  /** S-08: addresses of the parallel server. */
  parallelRun?: MeasurementSettings['parallelRun'];
  /** T-09: third-party scripts. */
  vendorScripts?: MeasurementSettings['vendorScripts'];
}

/** Global variable that passes the settings to the library, which deletes it. */
const SETTINGS_GLOBAL = 'sintoniaSettings';

/** Escapes `<`, so that an inline copy cannot end its script element. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A statement that any browser parses. */
export function settingsStatement({
  property,
  environment,
  version,
  origin,
  organisationId,
  parallelRun,
  vendorScripts,
}: LibraryFacts): string {
  const { host, protocol } = new URL(origin);
  const settings: MeasurementSettings = {
    organisationId,
    reportSuite: property.reportSuites[environment],
    trackingServer: host,
    heartbeatServer: `${host}/hb`,
    isSecure: protocol === 'https:',
    environment,
    parallelRun,
    vendorScripts,
  };
  return `window.${SETTINGS_GLOBAL}=${inScript({ ...settings, version })};`;
}
