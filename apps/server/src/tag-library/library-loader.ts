/** The text of `tag.js`: which version this environment has, and what the tag must know of the server. */
import type { Environment, MeasurementSettings, Property } from '@sintonia/contracts';
import { LIBRARY_ENTRY } from '@sintonia/contracts';

export interface LoaderFacts {
  property: Property;
  environment: Environment;
  version: string;
  /** Of this server, as the page reaches it. */
  origin: string;
  organisationId: string;
  /** S-08. */
  parallelRun?: MeasurementSettings['parallelRun'];
  /** T-09. */
  vendorScripts?: MeasurementSettings['vendorScripts'];
}

/** Name of the global that hands the settings to the library, which takes it away again. */
const SETTINGS_GLOBAL = 'sintoniaSettings';

/** `<` cannot end a script that somebody puts inline. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * A few hundred bytes that change with a promotion; all else is immutable. Written so that a browser of any age reads
 * it: one without modules gets a warning and no tag, and the page works (T-13).
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
