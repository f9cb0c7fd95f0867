/** Generates `tag.js`: names the environment's version and passes server settings to the tag. */
import type { Environment, MeasurementSettings, Property } from '@sintonia/contracts';
import { LIBRARY_ENTRY } from '@sintonia/contracts';

export interface LoaderFacts {
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
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * A few hundred bytes that change with a promotion; all other files are immutable. Written in syntax that any browser
 * parses: one without modules gets a warning and no tag, and the page works (T-13).
 */
export function loaderText({
  property,
  environment,
  version,
  origin,
  organisationId,
  parallelRun,
  vendorScripts,
}: LoaderFacts): string {
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
  const source = `${origin}/tag/${property.slug}/v/${version}/${LIBRARY_ENTRY}`;
  return [
    `(function(w,d){var c=w.console,s=d.createElement("script");`,
    `if(!("noModule" in s)){c&&c.warn("[sintonia]","Browser not supported");return}`,
    `w.${SETTINGS_GLOBAL}=${inScript({ ...settings, version })};`,
    `s.type="module";s.crossOrigin="anonymous";s.src=${inScript(source)};`,
    `s.onerror=function(){c.error("[sintonia]","Failed to load script "+s.src)};`,
    `d.head.appendChild(s)})(window,document);\n`,
  ].join('');
}
