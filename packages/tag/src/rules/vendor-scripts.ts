import { loadScript } from './load-script.ts';
import type { Condition, Rule } from './rule.ts';

/** T-09, § 7: scripts of others that a broadcaster may have on its pages. */
export interface VendorScripts {
  /** Web-analytics tag library, asked for by account id and layer name. */
  readonly tagLibrary?: { readonly host: string; readonly account: string; readonly layerName: string };
  /** Custom scripts of the tag manager's asset host. */
  readonly custom?: { readonly host: string; readonly paths: readonly string[] };
}

/**
 * A rule for each script, which loads it once, when its vendor may: nothing is asked of its host before that.
 *
 * @param allows the condition of a vendor's consent, by what it loads
 */
export function vendorScripts(
  { tagLibrary, custom }: VendorScripts,
  allows: Readonly<Record<keyof VendorScripts, Condition>>,
  document?: () => Document,
): Rule[] {
  const load = (name: string, condition: Condition, url: URL): Rule => ({
    name: `Carrega ${name}`,
    events: ['consentReady', 'consentChanged'],
    conditions: [condition],
    actions: [loadScript(url.href, document)],
  });
  const library = tagLibrary && new URL(`https://${tagLibrary.host}/gtag/js`);
  if (library) library.search = String(new URLSearchParams({ id: tagLibrary.account, l: tagLibrary.layerName }));
  return [
    ...(library ? [load('la biblioteca d’analítica', allows.tagLibrary, library)] : []),
    ...(custom?.paths ?? []).map((path) => load(path, allows.custom, new URL(path, `https://${custom?.host}`))),
  ];
}
