import { asArguments } from './consent-mode.ts';
import { loadScript } from './load-script.ts';
import type { Action, Occurrence, RulePorts } from './rule.ts';
import type { VendorAccount } from './vendor-scripts.ts';
import type { VendorScriptKind } from './vendors.ts';

/** Loads the scripts of a kind, one after another; rejects with the first failure once all have been tried. */
export type VendorLoader = (
  kind: VendorScriptKind,
  urls: readonly string[],
  occurrence: Occurrence,
  ports: RulePorts,
) => Promise<void>;

/** T-09: loads vendor scripts, each once; the library's account is set before the library loads. */
export function createVendorLoader(property: VendorAccount, page: Window): VendorLoader {
  const loads = new Map<string, Action>();
  const nameAccount = accountNamer(property, page);
  return async (kind, urls, occurrence, ports) => {
    if (kind === 'tagLibrary') nameAccount(ports);
    let failure: unknown;
    for (const url of urls) {
      const one = loads.get(url) ?? loadScript(url, () => page.document);
      loads.set(url, one);
      await Promise.resolve(one.run(occurrence, ports)).catch((reason: unknown) => {
        failure ??= reason;
      });
    }
    if (failure) throw failure;
  };
}

/** Sets the account in the library's list, once: the library counts nothing without it. */
function accountNamer(property: VendorAccount, page: Window) {
  let isNamed = false;
  return ({ settings }: Pick<RulePorts, 'settings'>): void => {
    const { tagLibrary } = settings.vendorScripts ?? {};
    if (!tagLibrary || isNamed) return;
    isNamed = true;
    const globals = page as unknown as Record<string, unknown[] | undefined>; // cast: a list by definition of that library
    globals[tagLibrary.layerName] ??= [];
    const { account, domains, acceptsIncomingLinks } = property;
    const linker = { accept_incoming: acceptsIncomingLinks ?? false, domains };
    globals[tagLibrary.layerName]?.push(
      asArguments('js', new Date()),
      asArguments('config', account.ids[settings.environment], { linker }),
    );
  };
}
