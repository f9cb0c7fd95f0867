import type { VendorScripts } from '@sintonia/wire';
import type { TagSettings } from '../settings.ts';
import { condition, vendorConsent } from './conditions.ts';
import type { Action, Rule, RulePorts } from './rule.ts';
import type { VendorLoader } from './vendor-loader.ts';
import type { VendorScriptKind, Vendors } from './vendors.ts';

/** T-06: the broadcaster's account with the web-analytics vendor, an id for each environment. */
export interface VendorAccount {
  readonly account: { readonly ids: Readonly<Record<TagSettings['environment'], string>> };
  readonly domains: readonly string[];
  readonly acceptsIncomingLinks?: boolean | undefined;
  /** Each names the scripts that load with its consent; other scripts do not load. */
  readonly vendors: Vendors;
}

const NAMES: Readonly<Record<VendorScriptKind, string>> = {
  tagLibrary: 'la biblioteca d’analítica',
  custom: 'els guions propis',
  modules: 'els mòduls de mesura',
};

/** Address of the library for this environment: account id and layer name in its query (§ 7). */
function libraryUrl(scripts: VendorScripts, id: string): string[] {
  if (!scripts.tagLibrary) return [];
  const { origin, layerName } = scripts.tagLibrary;
  return [`${origin}/gtag/js?${new URLSearchParams({ id, l: layerName })}`];
}

/** Configured addresses of a kind; empty without any. */
function urlsOf(kind: VendorScriptKind, { account }: VendorAccount, { settings }: RulePorts): readonly string[] {
  const scripts = settings.vendorScripts;
  if (!scripts) return [];
  return kind === 'tagLibrary' ? libraryUrl(scripts, account.ids[settings.environment]) : scripts[kind];
}

/**
 * T-09, § 7: a rule for each kind of vendor script. It loads the configured scripts, one after another, each once, by
 * code that is loaded then, when the vendor has consent; no host is contacted before that. A script that cannot be
 * loaded is logged and stops nothing.
 */
export function vendorScripts(property: VendorAccount, page = (): Window => globalThis.window): Rule[] {
  let loader: Promise<VendorLoader> | undefined;
  const load = (kind: VendorScriptKind): Action => ({
    name: `load ${kind}`,
    touchesPage: true,
    run: async (occurrence, ports) => {
      loader ??= import('./vendor-loader.ts').then((it) => it.createVendorLoader(property, page()));
      await (await loader)(kind, urlsOf(kind, property, ports), occurrence, ports);
    },
  });
  const rule = (vendor: string, kind: VendorScriptKind): Rule => ({
    name: `Carrega ${NAMES[kind]}`,
    events: ['consentReady', 'consentChanged'],
    conditions: [
      condition(
        `${kind} named`,
        (_, ports) => urlsOf(kind, property, ports),
        (urls) => urls.length > 0,
      ),
      vendorConsent(property.vendors)(vendor),
    ],
    actions: [load(kind)],
  });
  const vendors = Object.entries(property.vendors);
  return (['tagLibrary', 'custom', 'modules'] as const).flatMap((kind) =>
    vendors.flatMap(([vendor, { loads }]) => (loads?.includes(kind) ? rule(vendor, kind) : [])),
  );
}
